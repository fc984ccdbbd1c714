// The Playground: GraphiQL at /graphql for browsers, every file of it from here, so that it works without the internet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { escapeText } from '../../platform/text/escape-text.ts';
import { playgroundPage, playgroundScript } from './playground-page.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const files: Record<string, string> = {
  'react.js': join(folderOf('react'), 'umd/react.production.min.js'),
  'react-dom.js': join(folderOf('react-dom'), 'umd/react-dom.production.min.js'),
  'graphiql.js': join(folderOf('graphiql'), 'graphiql.min.js'),
  'graphiql.css': join(folderOf('graphiql'), 'graphiql.min.css'),
};

/** Answers what a browser needs; everything else under /graphql is for Apollo. */
export function playground(agencyName: () => Promise<string>): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/', async (req, res, next) => {
    if (!wantsPage(req)) return next();
    allowBuiltInFonts(res);
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(playgroundPage(`${escapeText(await agencyName())} API`));
  });
  router.get('/playground/start.js', (_, res) => void res.type('js').send(playgroundScript));
  router.get('/playground/:file', (req, res, next) => {
    const path = files[req.params.file];
    if (path) res.sendFile(path, { maxAge: '1d' });
    else next();
  });
  return router;
}

/** Somebody with a browser, rather than a program that sends a query. */
function wantsPage(req: Request): boolean {
  const types = ['application/json', 'application/graphql-response+json', 'text/html'];
  return !req.url.includes('query=') && req.accepts(types) === 'text/html';
}

/** GraphiQL's fonts stand inside of its style sheet. */
function allowBuiltInFonts(res: Parameters<RequestHandler>[1]): void {
  const policy = res.getHeader('Content-Security-Policy');
  if (typeof policy === 'string') {
    res.setHeader('Content-Security-Policy', policy.replace("font-src 'self'", "font-src 'self' data:"));
  }
}
