// The files of the client's build: scripts, styles, fonts, icons; read once, compressed once, kept in memory.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { type Answer, createAnswer, sendAnswer } from './cache/answer.ts';
import { markPublic } from './cache/public-answer.ts';
import { faviconPath } from './pages/agency/favicon.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Vite names what it builds by a hash of what is in it. */
const hashedFolder = '/assets/';
const forEver = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Serves the files below `directory`; a path under /assets/ that is none of them is 404 here. */
export function assetsHandler(directory: string): RequestHandler {
  const files = new Map(listFiles(directory).map((path) => [addressOf(directory, path), path]));
  const answers = new Map<string, Answer>();

  const read = (address: string, path: string): Answer => {
    const usual = address.startsWith(hashedFolder) ? forEver : anHour;
    const cacheControl = address === faviconPath ? 'no-cache' : usual;
    const headers = [
      'content-type',
      types[extname(path)] ?? 'application/octet-stream',
      'cache-control',
      cacheControl,
    ];
    return createAnswer(200, headers, readFileSync(path), { conditional: true, brotliQuality: 9 });
  };

  const answerOf = (address: string) => {
    const path = files.get(address);
    if (!path) return;
    const known = answers.get(path);
    // A newer build may have taken it away meanwhile.
    if (known || !existsSync(path)) return known;
    const answer = read(address, path);
    answers.set(path, answer);
    return answer;
  };

  return (req, res, next) => {
    const answer = req.method === 'GET' || req.method === 'HEAD' ? answerOf(req.path) : undefined;
    if (answer) {
      // The agency's own logo takes the place of the house's icon.
      markPublic(res, req.path === faviconPath ? ['settings'] : []);
      return sendAnswer(req, res, answer, res.getHeader('x-request-id')?.toString());
    }
    if (req.path.startsWith(hashedFolder))
      return void res.status(404).type('text/plain').send('No such file.\n');
    next();
  };
}

const addressOf = (directory: string, path: string) => `/${relative(directory, path).split(sep).join('/')}`;

/** index.html is the mould of every page and the manifest is ours: neither is a file for visitors. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => !/\/\.vite\/|\/index\.html$|\.map$/.test(addressOf(directory, path)));
}
