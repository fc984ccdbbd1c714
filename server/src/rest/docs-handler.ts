// `/openapi.json` and the page that shows it at `/docs`: Swagger UI with every file from here, so that it works without the internet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { markPublic } from '../web/cache/public-answer.ts';
import { docsPage, docsScript, docsStyle } from './docs-page.ts';
import { openApiDocument } from './openapi/document.ts';
import { refuseMethod } from './refuse-method.ts';
import { routes } from './routes.ts';

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = new Map(
  ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map((name) => [name, join(folder, name)]),
);

/** The router below `/api/v1` for people and tools that want to know the table. */
export function createDocsHandler(schema: GraphQLSchema, publicUrl: string): RequestHandler {
  let made: object | undefined;
  const router = Router({ caseSensitive: true });
  router.get('/openapi.json', (_, res) => {
    made ??= openApiDocument(routes, schema, publicUrl);
    kept(res, 'no-cache').json(made);
  });
  router.get('/docs', (_, res) => void kept(res, 'no-cache').type('html').send(docsPage));
  router.get('/docs/start.js', (_, res) => void kept(res, 'no-cache').type('js').send(docsScript));
  router.get('/docs/brand.css', (_, res) => void kept(res, 'no-cache').type('css').send(docsStyle));
  router.get('/docs/:file', (req, res, next) => {
    const path = files.get(req.params.file);
    if (path) kept(res, 'public, max-age=3600').sendFile(path, { cacheControl: false });
    else next();
  });
  router.all(['/openapi.json', '/docs'], (req, res) => refuseMethod(req, res, ['GET', 'HEAD', 'OPTIONS']));
  return router;
}

/** The same for everybody and made from no table: compressed once, then answered from memory. */
function kept(res: Response, cacheControl: string): Response {
  markPublic(res, []);
  return res.setHeader('Cache-Control', cacheControl);
}
