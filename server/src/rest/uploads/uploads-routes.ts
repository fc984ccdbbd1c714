import { largestPdf } from '../../modules/pdf-files/pdf-files.service.ts';
import type { DirectCall } from '../direct-route.ts';
import { objectOf } from '../openapi/json-schemas.ts';
import { locationHeader } from '../openapi/refusals.ts';
import type { Route } from '../route.ts';
import { describeUpload, readUpload } from './read-upload.ts';

const text = { type: 'string' };
const part = { type: 'number', minimum: 0, maximum: 1 };
const whole = { type: 'integer', minimum: 1 };

const image = objectOf(
  {
    url: { ...text, description: 'Path of the picture at its largest, such as `/media/….jpg`.' },
    absoluteUrl: { ...text, format: 'uri', description: 'The same as a whole address.' },
    width: { ...whole, description: 'Pixels.' },
    height: { ...whole, description: 'Pixels.' },
    placeholder: { ...text, description: 'A tiny picture as a data URL to show while the real one loads.' },
    sources: {
      type: 'array',
      description: 'Other formats and sizes, better ones first, made for `<source>` elements.',
      items: objectOf({ type: text, srcset: text }, ['type', 'srcset']),
    },
    widths: { type: 'array', description: 'The widths of these.', items: whole },
    focus: {
      description: 'What no crop may lose, as parts of the width and the height; null when nobody said it.',
      anyOf: [objectOf({ x: part, y: part }, ['x', 'y']), { type: 'null' }],
    },
  },
  ['url', 'absoluteUrl', 'width', 'height', 'placeholder', 'sources', 'widths', 'focus'],
);

const secureUrl = {
  type: 'string',
  format: 'uri',
  description: 'The whole address of the picture at its largest.',
};

const uploadDescription = describeUpload({
  operationId: 'uploadPicture',
  summary: 'Upload a picture',
  description:
    'JPEG, PNG, WebP, GIF or AVIF, told by its content. It is drawn anew without metadata, at most 2,400 pixels wide or high, and offered in several sizes and formats. Use `secure_url` or `data.url` as the `imageUrl` of a record. The same file again is the same picture.',
  file: 'The picture.',
  form: { upload_preset: { ...text, description: 'Taken for the sake of older callers, and ignored.' } },
  answer: objectOf({ data: image, secure_url: secureUrl }, ['data', 'secure_url']),
  headers: { Location: locationHeader },
  fault: 'No picture, a damaged one, or one of too many pixels: the message says which.',
});

const url = {
  type: 'string',
  description: 'Its path, such as `/media/….pdf`: the `profileUrl` of the settings `about`.',
};

const pdfDescription = describeUpload({
  operationId: 'uploadPdf',
  summary: 'Upload a PDF',
  description:
    'A company profile of your own, told by its content: whole, without a password, at most 20 MB. Visitors get it at `/company-profile.pdf` once the settings name it. The same file again is the same PDF; one that nothing names goes after 30 days.',
  file: 'The PDF.',
  answer: objectOf({ data: objectOf({ url }, ['url']) }, ['data']),
  headers: { Location: locationHeader },
  fault: 'No PDF, one that is not whole, or one with a password: the message says which.',
});

export const uploadsRoutes: Route[] = [
  {
    method: 'POST',
    path: '/uploads',
    access: 'writeContent',
    status: 201,
    respond: upload,
    openapi: uploadDescription,
  },
  {
    method: 'POST',
    path: '/uploads/pdf',
    access: 'writeContent',
    status: 201,
    respond: uploadPdf,
    openapi: pdfDescription,
  },
];

/** `secure_url` stands where callers of image hosts look for it; `data` is the contract's `Image`. */
async function upload({ req, res, context, settings }: DirectCall) {
  const { bytes, name } = await readUpload(req, res, {
    maxBytes: settings.maxUploadBytes,
    noun: 'picture',
  });
  const { media } = context.services;
  const { url } = await media.upload(context.actor, bytes, name);
  res.setHeader('Location', url);
  return { data: media.describe(url), secure_url: settings.publicUrl + url };
}

async function uploadPdf({ req, res, context }: DirectCall) {
  const { bytes } = await readUpload(req, res, { maxBytes: largestPdf, noun: 'PDF' });
  const url = await context.services.pdfFiles.upload(context.actor, bytes);
  res.setHeader('Location', url);
  return { data: { url } };
}
