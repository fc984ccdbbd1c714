// Arrows between folders run one way; each rule says what to do instead. server/test/project/boundaries.test.ts feeds each a violation.

/** `from` and `to` are regular expressions of paths; a path in `unless` may be reached all the same. */
const rule = (name, from, to, instead, { unless, exceptFrom } = {}) => ({
  name,
  severity: 'error',
  comment: instead,
  from: { path: from, ...(exceptFrom && { pathNot: exceptFrom }) },
  to: { path: to, ...(unless && { pathNot: unless }) },
});

const test = '\\.test\\.tsx?$';
const server = '^server/src/';
const client = '^client/src/';
/** The package itself or a path in it, where it is installed. */
const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** Server folder → the folders and files of server/src it may use besides itself. */
const mayUse = {
  platform: [],
  modules: ['platform', 'generated'],
  database: ['platform', 'modules', 'services\\.ts', 'features\\.ts', 'demo-package\\.ts'],
  graphql: ['platform', 'modules', 'generated', 'features\\.ts', 'services\\.ts', 'config\\.ts'],
  // A handler says which of its answers are public; the cache in web/ reads that.
  rest: [
    'platform',
    'modules',
    'generated',
    'features\\.ts',
    'services\\.ts',
    'config\\.ts',
    'graphql',
    'web/cache/public-answer\\.ts',
  ],
  web: ['platform', 'modules', 'generated', 'features\\.ts', 'services\\.ts', 'config\\.ts', 'graphql'],
};

const instead = {
  platform:
    'platform/ knows nothing of this product: take what you need as a parameter, or move the file to the module it is about.',
  modules:
    'A module knows no handler and no other way in than its parameters: let the handler call the service and hand over what it needs.',
  database:
    'database/ makes tables and demo content from entities and services: move what you need from a handler into a module.',
  graphql: 'graphql/ serves the other handlers and knows none of them: let rest/ or web/ call it.',
  rest: 'rest/ goes through graphql/ and never beside it through web/: move what both need to platform/.',
  web: 'web/ goes through graphql/ and never beside it through rest/: move what both need to platform/.',
};

const serverFolders = Object.entries(mayUse).map(([folder, others]) =>
  rule(`server-${folder}`, `${server}${folder}/`, server, instead[folder], {
    unless: `${server}(${[folder, ...others].join('|')})`,
    exceptFrom: test,
  }),
);

/** Client folder → the folders and files of client/src it may not use. */
const mayNotUse = {
  site: [
    'admin|entry-|routes\\.',
    'The site never loads the admin (visitors would pay for it): move what both need to ui/ or lib/.',
  ],
  admin: ['site|entry-|routes\\.', 'The admin stands beside the site: move what both need to ui/ or lib/.'],
  ui: [
    'site|admin|entry-|routes\\.',
    'ui/ are building blocks without data or pages: take what you need as a prop.',
  ],
  lib: [
    'site|admin|ui|entry-|routes\\.',
    'lib/ are small functions that know no screen: take what you need as a parameter.',
  ],
};

const clientFolders = Object.entries(mayNotUse).map(([folder, [others, sentence]]) =>
  rule(`client-${folder}`, `${client}${folder}/`, `${client}(${others})`, sentence, { exceptFrom: test }),
);

export default {
  forbidden: [
    ...clientFolders,
    ...serverFolders,
    rule(
      'server-services',
      `${server}modules/`,
      npm('graphql', '@graphql-tools', '@apollo', 'express'),
      'Rules know no GraphQL and no HTTP: throw an AppError and let the handler say it in its own words.',
      { exceptFrom: test },
    ),
    rule(
      'server-neighbours',
      `${server}modules/([^/]+)/`,
      `${server}modules/`,
      'A module reaches another only through its service (or its entity as a type): ask the service for what you need.',
      {
        unless: [
          `${server}modules/$1/`,
          `${server}modules/(content|inbox|revisions|settings|feature\\.ts|personal-table\\.ts|rights\\.ts|search-source\\.ts|upcoming-source\\.ts)`,
          // Bookings are made of dates: their days, prices, terms and seats.
          `${server}modules/departures/(booking-states|departure-days|price-calculation|private-departure|seats|terms)\\.ts$`,
          // Donations and bookings say what kind of payment they are, and who finds that the provider says otherwise writes it down.
          `${server}modules/payments/(payment-kind|differences/record-difference)\\.ts$`,
          // Replies and customers say what is paid of a booking.
          `${server}modules/bookings/booking-money\\.ts$`,
          // Reviews are written with the key of a booking.
          `${server}modules/bookings/guest/(booking-keys|key-holders)\\.ts$`,
          // A restored copy that goes live settles what the backup found half done.
          `${server}modules/(bookings/refunds/refund-checks|newsletter/issues/half-sent-issues)\\.ts$`,
          '\\.service\\.ts$',
          '\\.entity\\.ts$',
        ],
        exceptFrom: test,
      },
    ),
    rule(
      'server-payments',
      `${server}modules/payments/`,
      `${server}modules/(bookings|donations)/`,
      'Payments know no kind of theirs: let the kind register and say what is to be done.',
    ),
    rule(
      'client-screens',
      `${client}admin/screens/`,
      `${client}admin/`,
      'screens/ is what all screens are made of and names none of them: take what you need as a parameter, or write that part in the feature.',
      {
        unless: `${client}admin/(screens|ui|rights|live)/|/search/use-opened\\.ts$|/library/library-dialog\\.tsx$`,
        exceptFrom: test,
      },
    ),
    rule(
      'client-ui-data',
      `${client}ui/`,
      npm('@apollo', 'react-router-dom', 'react-router'),
      'ui/ fetches nothing and goes nowhere: take data and links as props.',
      { exceptFrom: test },
    ),
    rule(
      'server-demo',
      server,
      `^demo/|${npm('@lubugo/demo')}`,
      'A deployment holds no demo: let demo-package.ts load it, and say there what you need of it.',
      { exceptFrom: test },
    ),
    rule(
      'server-traces',
      server,
      npm('@opentelemetry'),
      'Nothing of OpenTelemetry is loaded where nobody wants traces: take span() of platform/tracing, and let open-tracing.ts load what hands spans on.',
      { exceptFrom: test },
    ),
    {
      name: 'demo-server',
      severity: 'error',
      comment:
        'The demo is a package beside the server, which Node runs as it is: take what you need as a parameter. Types are free.',
      from: { path: '^demo/', pathNot: test },
      to: { path: '^server/(src|test)/', dependencyTypesNot: ['type-only'] },
    },
    rule(
      'workspaces-server',
      '^(server|demo)/',
      '^client/',
      'The server knows no source of the client: let it load the finished build.',
    ),
    rule(
      'workspaces-client',
      '^client/src/',
      '^(server|demo)/',
      'The client knows the server by schema.graphql only: write a .graphql document and run `npm run codegen`.',
    ),
    rule(
      'no-test-code',
      `^(server|client)/src/`,
      `${test}|^(server|client)/test/`,
      'The product never imports test code: move what it needs out of the test.',
      { exceptFrom: test },
    ),
    {
      name: 'no-test-package',
      severity: 'error',
      comment:
        'The product is built and served without the packages of its tests: move this one to `dependencies` in the package.json of the workspace.',
      from: { path: '^((server|client)/src|demo)/', pathNot: `${test}|^demo/drawings/` },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'These files import each other in a circle: move what they share to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing',
      severity: 'error',
      comment:
        'This import leads nowhere: check its path, or add the package to the package.json of the workspace.',
      from: {},
      // Generated files are there after `npm run codegen`; the compiler says when one is missing.
      to: { couldNotResolve: true, pathNot: '\\.generated\\.ts$|/generated/' },
    },
  ],
  options: {
    parser: 'swc',
    // Imports of types count too. dependency-cruiser warns that it finds no tsc of its age; swc reads them.
    tsPreCompilationDeps: true,
    // A workspace may use what the root's package.json names.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^server/test/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
