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
export function createDocsHandler(
  schema: GraphQLSchema,
  publicUrl: string,
  agencyName: () => Promise<string>,
): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/openapi.json', async (_, res) => {
    const document = openApiDocument(routes, schema, { publicUrl, name: await agencyName() });
    cached(res, 'no-cache', ['settings']).json(document);
  });
  router.get('/docs', async (_, res) => {
    cached(res, 'no-cache', ['settings'])
      .type('html')
      .send(docsPage(await agencyName()));
  });
  router.get('/docs/start.js', (_, res) => void cached(res, 'no-cache').type('js').send(docsScript));
  router.get('/docs/brand.css', (_, res) => void cached(res, 'no-cache').type('css').send(docsStyle));
  router.get('/docs/:file', (req, res, next) => {
    const path = files.get(req.params.file);
    if (path) cached(res, 'public, max-age=3600').sendFile(path, { cacheControl: false });
    else next();
  });
  router.all(['/openapi.json', '/docs'], (req, res) => refuseMethod(req, res, ['GET', 'HEAD', 'OPTIONS']));
  return router;
}

/** The same for everybody: compressed once, then answered from memory until one of the tables it is made from changes. */
function cached(res: Response, cacheControl: string, tables: string[] = []): Response {
  markPublic(res, tables);
  return res.setHeader('Cache-Control', cacheControl);
}
