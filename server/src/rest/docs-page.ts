// The page of Swagger UI: without inline scripts, in the brand's colours. Addresses begin with /api/v1 so that it works with and without a slash at its end.
import { colors, fontFamilies } from '../generated/brand.ts';
import { english, languageAttributes } from '../platform/locale.ts';
import { escapeText } from '../platform/text/escape-text.ts';

/** `name` of the agency. */
export const docsPage = (name: string) => `<!doctype html>
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

export const docsScript = `SwaggerUIBundle({
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

export const docsStyle = `body { margin: 0; background: ${colors.paper}; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { color: ${colors.ink}; }
.swagger-ui .info .title { font-family: ${fontFamilies.heading}; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: ${colors.brand}; }
.swagger-ui .scheme-container { background: ${colors.subtle}; box-shadow: none; }
.swagger-ui .btn.authorize { border-color: ${colors.brand}; color: ${colors.brand}; }
.swagger-ui .btn.authorize svg { fill: ${colors.brand}; }
.swagger-ui .btn.execute { border-color: ${colors.accent}; background: ${colors.accent}; }
.swagger-ui a, .swagger-ui .info a { color: ${colors.brand}; }
`;
