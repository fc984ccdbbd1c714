import { largestAttachment } from '../../modules/replies/attachments.service.ts';
import type { DirectCall } from '../direct-route.ts';
import type { Route } from '../route.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { attachmentDescription, downloadDescription } from './attachments-description.ts';

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
