import { largestAttachment } from '../modules/replies/attachments.service.ts';
import type { DirectCall } from './direct-route.ts';
import { objectOf } from './openapi/json-schemas.ts';
import { refusalBody } from './openapi/refusals.ts';
import type { Route } from './route.ts';
import { bytes, describeUpload, readUpload } from './uploads/read-upload.ts';

const attachment = objectOf(
  {
    id: { type: 'integer', minimum: 1, description: 'For `attachmentIds` of a reply.' },
    name: { type: 'string', description: 'As its reader sees it.' },
    type: { type: 'string', description: 'By its content, such as `application/pdf`.' },
    size: { type: 'integer', minimum: 1, description: 'In bytes.' },
  },
  ['id', 'name', 'type', 'size'],
);

const attachmentDescription = describeUpload({
  operationId: 'uploadAttachment',
  summary: 'Upload a file for a reply',
  description:
    'PDF, JPEG, PNG, WebP, GIF, Word (.docx), Excel (.xlsx) or plain text in UTF-8, told by its content; at most 10 MB. It is sealed, waits a day for a reply that names it, and goes with that.',
  file: 'The file.',
  answer: objectOf({ data: attachment }, ['data']),
  fault: 'No file, or one of a kind that is not sent: the message says which.',
});

const downloadDescription = {
  operationId: 'downloadAttachment',
  summary: 'Download a file of a reply',
  description: 'One that went with a reply, or that the caller uploaded for one.',
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'The file, byte for byte.',
      content: { 'application/octet-stream': { schema: bytes } },
    },
    400: refusalBody('A query parameter that there is not.'),
    404: refusalBody('It was deleted, or is of a reply to something that was.'),
  },
};

export const attachmentsRoutes: Route[] = [
  {
    method: 'POST',
    path: '/admin/attachments',
    access: 'writeOffice',
    status: 201,
    respond: upload,
    openapi: attachmentDescription,
  },
  {
    method: 'GET',
    path: '/admin/attachments/:id',
    access: 'readOffice',
    status: 200,
    respond: download,
    openapi: downloadDescription,
  },
];

async function upload({ req, res, context, settings }: DirectCall) {
  const maxBytes = Math.min(settings.maxUploadBytes, largestAttachment);
  const file = await readUpload(req, res, { maxBytes, noun: 'file' });
  return { data: await context.services.attachments.upload(context.actor, file) };
}

/** Never shown in place: what somebody made to be opened must not be run as a page of ours. */
async function download({ res, params, context }: DirectCall): Promise<undefined> {
  const { name, type, bytes } = await context.services.attachments.read(context.actor, params.id ?? '');
  res.attachment(name);
  res.set({
    'Content-Type': type,
    'Content-Length': String(bytes.length),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  res.end(bytes);
}
