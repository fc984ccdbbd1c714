// Files of replies in the words of OpenAPI: what is sent and answered is not JSON of the contract.
import { objectOf } from '../openapi/json-schemas.ts';
import { refusalBody } from '../openapi/refusals.ts';

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };
const attachment = objectOf(
  {
    id: { type: 'integer', minimum: 1, description: 'For `attachmentIds` of a reply.' },
    name: { type: 'string', description: 'As its reader sees it.' },
    type: { type: 'string', description: 'By its content, such as `application/pdf`.' },
    size: { type: 'integer', minimum: 1, description: 'In bytes.' },
  },
  ['id', 'name', 'type', 'size'],
);

export const attachmentDescription = {
  operationId: 'uploadAttachment',
  summary: 'Upload a file for a reply',
  description:
    'PDF, JPEG, PNG, WebP, GIF, Word (.docx), Excel (.xlsx) or plain text in UTF-8, told by its content; at most 10 MB. It is sealed, waits a day for a reply that names it, and goes with that.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: objectOf({ file: { ...bytes, description: 'The file.' } }, ['file']),
      },
    },
  },
  responses: {
    201: {
      description: 'Kept.',
      content: { 'application/json': { schema: objectOf({ data: attachment }, ['data']) } },
    },
    400: refusalBody('No file, or one of a kind that is not sent: the message says which.'),
    413: refusalBody('The file is too large.'),
    415: refusalBody('Not a form (`multipart/form-data`).'),
  },
};

export const downloadDescription = {
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
