// The page of Swagger UI: without inline scripts, in the brand's colours. Addresses begin with /api/v1 so that it works with and without a slash at its end.

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>REST API | Lubugo Journeys</title>
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

export const docsStyle = `body { margin: 0; background: #fbf7ee; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { color: #1c211c; }
.swagger-ui .info .title { font-family: Fraunces, Georgia, serif; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #1f3b2d; }
.swagger-ui .scheme-container { background: #f3ead8; box-shadow: none; }
.swagger-ui .btn.authorize { border-color: #1f3b2d; color: #1f3b2d; }
.swagger-ui .btn.authorize svg { fill: #1f3b2d; }
.swagger-ui .btn.execute { border-color: #b5532f; background: #b5532f; }
.swagger-ui a, .swagger-ui .info a { color: #1f3b2d; }
`;
