import type { Request, Response } from 'express';

interface SentFile {
  bytes: Buffer;
  type: string;
}

/** Sends a file that is whole in memory, or the part of it that is asked for; 304 to who has it. */
export function sendFile(req: Request, res: Response, { bytes, type }: SentFile, etag: string): void {
  res.set({ ETag: etag, 'Accept-Ranges': 'bytes' });
  if (req.headers['if-none-match']?.includes(etag)) return void res.status(304).end();
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
