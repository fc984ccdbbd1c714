import { largestPdf } from '../../modules/pdf-files/pdf-files.service.ts';
import type { DirectCall } from '../direct-route.ts';
import type { Route } from '../route.ts';
import { pdfDescription } from './pdf-description.ts';
import { readUpload } from './read-upload.ts';
import { uploadDescription } from './uploads-description.ts';

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
