// The Playground: GraphiQL at /graphql for browsers, every file of it from here, so that it works without the internet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { english, languageAttributes } from '../../platform/locale.ts';
import { escapeText } from '../../platform/text/escape-text.ts';

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

// The page of the Playground and its script, which opens one tab for each example.
const examples = [
  `# Needs no token. Press the play button, or Ctrl+Enter.
# The book at the top left describes every field.
query Services {
  programs {
    id
    name
    category
    duration
    price
  }
}
`,
  `# One service with its picture in all sizes.
query Service($id: ID!) {
  program(id: $id) {
    name
    description
    schedule
    maxParticipants
    image {
      url
      width
      height
      sources {
        type
        srcset
      }
    }
  }
}
`,
  `# Answers a token. Put it into the Headers below
# of other tabs to do what staff may do:
# { "Authorization": "Bearer <token>" }
mutation SignIn($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    expiresAt
    user {
      email
      role
    }
  }
}
`,
  `# For staff: needs the Authorization header.
# The version is the one that was edited.
mutation ChangeService($id: ID!, $input: ProgramInput!, $version: Int) {
  updateProgram(id: $id, input: $input, version: $version) {
    id
    name
    version
  }
}
`,
];

const variables = [
  undefined,
  { id: 1 },
  { email: 'owner@example.org', password: '' },
  {
    id: 1,
    version: 1,
    input: {
      name: 'Gorilla Trek in Bwindi',
      description: 'One hour with a family of mountain gorillas.',
      imageUrl: 'https://example.org/gorilla.jpg',
      duration: '3 days',
      price: 5850000,
      schedule: 'Departs Mondays, All year',
      category: 'activity',
    },
  },
];

export const playgroundTabs = examples.map((query, i) => ({
  query,
  variables: variables[i] && JSON.stringify(variables[i], null, 2),
}));

const playgroundScript = `ReactDOM.createRoot(document.getElementById('playground')).render(
  React.createElement(GraphiQL, {
    fetcher: GraphiQL.createFetcher({ url: '/graphql' }),
    defaultTabs: ${JSON.stringify(playgroundTabs, null, 2)},
    shouldPersistHeaders: false,
  }),
);
`;

/** `title`: as HTML. */
const playgroundPage = (title: string) => `<!doctype html>
<html ${languageAttributes(english)}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/graphql/playground/graphiql.css">
    <style>html, body, #playground { height: 100%; margin: 0 }</style>
    <script defer src="/graphql/playground/react.js"></script>
    <script defer src="/graphql/playground/react-dom.js"></script>
    <script defer src="/graphql/playground/graphiql.js"></script>
    <script defer src="/graphql/playground/start.js"></script>
  </head>
  <body>
    <div id="playground">Loading the Playground…</div>
  </body>
</html>
`;
