import type { RequestHandler } from 'express';
import { markPublic } from '../cache/public-answer.ts';

/** What search engines may read: everything but the staff's part. */
export function robotsHandler(origin: string): RequestHandler {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return (_req, res) => {
    markPublic(res, []);
    res.set('Cache-Control', 'no-cache').type('text/plain').send(lines.join('\n'));
  };
}
