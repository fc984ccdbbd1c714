// Pictures and PDFs: each size of a picture is made when it is first asked for, and none changes after.
import type { RequestHandler } from 'express';
import type { MediaService } from '../modules/media/media.service.ts';
import type { Logger } from '../platform/log.ts';
import type { Services } from '../services.ts';
import { sendFile } from './send-file.ts';

const forEver = 'public, max-age=31536000, immutable';

/** GET and HEAD of `/media/<id>.jpg`, `/media/<id>/share.jpg`, `/media/<id>/<width>.<avif|webp|jpg>` and `/media/<id>.pdf`. */
export function mediaHandler({ media, pdfFiles }: Pick<Services, 'media' | 'pdfFiles'>): RequestHandler {
  return async (req, res, next) => {
    if (!req.path.startsWith('/media/')) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    // The address names the content, so it is the ETag too and no byte need be read to compare.
    const etag = `"${req.path.slice('/media/'.length)}"`;
    const file = await (req.path.endsWith('.pdf') ? pdfFiles : media).file(req.path);
    const moved = file ? null : await media.movedCrop(req.path);
    if (moved) {
      // It may move again.
      res.status(302).set({ 'Cache-Control': 'no-cache', Location: moved }).end();
      return;
    }
    // A file that was lost can be sent again, so nobody may remember that it is not there.
    if (!file) {
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('No such picture.\n');
      return;
    }
    res.set('Cache-Control', forEver);
    sendFile(req, res, file, etag);
  };
}

/** Milliseconds after the start: visitors who wait for a first start come first, and the sizes they ask for are made at once. */
const warmUpAfter = 30_000;

/** Makes the sizes of all pictures in the background, after the first visitors were served; returns the function that stops it. */
export function startMediaWarmUp(media: Pick<MediaService, 'warmUp'>, log: Logger): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    media
      .warmUp(stop.signal)
      .catch((error) => log.warn({ err: error }, 'Sizes of pictures could not all be made ahead'));
  }, warmUpAfter).unref();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
