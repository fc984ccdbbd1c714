// `/openapi.json` and the page that shows it at `/docs`: Swagger UI with every file from here, so that it works without the internet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { colors, fontFamilies } from '../generated/brand.ts';
import { english, languageAttributes } from '../platform/locale.ts';
import { escapeText } from '../platform/text/escape-text.ts';
import { markPublic } from '../web/cache/public-answer.ts';
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

// The page of Swagger UI: without inline scripts, in the brand's colours. Addresses begin with /api/v1 so that it works with and without a slash at its end.

/** `name` of the agency. */
const docsPage = (name: string) => `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>REST API | ${escapeText(name)}</title>
<link rel="icon" href="/api/v1/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/v1/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/v1/docs/brand.css">
</head>
<body>
<div id="api"></div>
<noscript>This page needs JavaScript. The same is in <a href="/api/v1/openapi.json">openapi.json</a>.</noscript>
<script src="/api/v1/docs/swagger-ui-bundle.js"></script>
<script src="/api/v1/docs/start.js"></script>
</body>
</html>
`;

const docsScript = `SwaggerUIBundle({
  dom_id: '#api',
  url: '/api/v1/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  // Nothing is sent to a validator elsewhere.
  validatorUrl: null,
});
`;

const docsStyle = `body { margin: 0; background: ${colors.paper}; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { color: ${colors.ink}; }
.swagger-ui .info .title { font-family: ${fontFamilies.heading}; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: ${colors.brand}; }
.swagger-ui .scheme-container { background: ${colors.subtle}; box-shadow: none; }
.swagger-ui .btn.authorize { border-color: ${colors.brand}; color: ${colors.brand}; }
.swagger-ui .btn.authorize svg { fill: ${colors.brand}; }
.swagger-ui .btn.execute { border-color: ${colors.accent}; background: ${colors.accent}; }
.swagger-ui a, .swagger-ui .info a { color: ${colors.brand}; }
`;
