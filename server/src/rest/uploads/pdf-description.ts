// The upload of a PDF in the words of OpenAPI.
import { objectOf } from '../openapi/json-schemas.ts';
import { locationHeader, refusalBody } from '../openapi/refusals.ts';

const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The PDF.' };
const url = {
  type: 'string',
  description: 'Its path, such as `/media/….pdf`: the `profileUrl` of the settings `about`.',
};

export const pdfDescription = {
  operationId: 'uploadPdf',
  summary: 'Upload a PDF',
  description:
    'A company profile of your own, told by its content: whole, without a password, at most 20 MB. Visitors get it at `/company-profile.pdf` once the settings name it. The same file again is the same PDF; one that nothing names goes after 30 days.',
  requestBody: {
    required: true,
    content: { 'multipart/form-data': { schema: objectOf({ file }, ['file']) } },
  },
  responses: {
    201: {
      description: 'Kept.',
      headers: { Location: locationHeader },
      content: { 'application/json': { schema: objectOf({ data: objectOf({ url }, ['url']) }, ['data']) } },
    },
    400: refusalBody('No PDF, one that is not whole, or one with a password: the message says which.'),
    413: refusalBody('The file is too large.'),
    415: refusalBody('Not a form (`multipart/form-data`).'),
  },
};
