// Pictures: each size is made when it is first asked for, and never changes after.
import type { Request, RequestHandler, Response } from 'express';
import type { MediaFile, MediaService } from '../modules/media/media.service.ts';

const forEver = 'public, max-age=31536000, immutable';

/** GET and HEAD of `/media/<id>.jpg`, `/media/<id>/share.jpg` and `/media/<id>/<width>.<avif|webp|jpg>`. */
export function mediaHandler(media: Pick<MediaService, 'file'>): RequestHandler {
  return async (req, res, next) => {
    if (!req.path.startsWith('/media/')) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    // The address names the content, so it is the ETag too and no byte need be read to compare.
    const etag = `"${req.path.slice('/media/'.length)}"`;
    const file = await media.file(req.path);
    // A file that was lost can be sent again, so nobody may remember that it is not there.
    if (!file) {
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('No such picture.\n');
      return;
    }
    res.set({ 'Cache-Control': forEver, ETag: etag, 'Accept-Ranges': 'bytes' });
    if (req.headers['if-none-match']?.includes(etag)) return void res.status(304).end();
    sendFile(req, res, file, etag);
  };
}

function sendFile(req: Request, res: Response, { bytes, type }: MediaFile, etag: string): void {
  res.set('Content-Type', type);
  const sameFile = !req.headers['if-range'] || req.headers['if-range'] === etag;
  const ranges = sameFile ? req.range(bytes.length, { combine: true }) : undefined;
  if (ranges === -1) return void res.status(416).set('Content-Range', `bytes */${bytes.length}`).end();
  const range =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  res.set('Content-Length', String(part.length));
  res.end(req.method === 'HEAD' ? undefined : part);
}
