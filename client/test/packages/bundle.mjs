// The packages that tests of pages load, as a few files, made anew when they or what we import of them change. Why that
// is worth it stands in docs/decisions/030-what-a-test-of-a-page-costs.md.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rememberStyles } from '../../build/remember-styles.ts';

const client = join(dirname(fileURLToPath(import.meta.url)), '../..');
const made = join(client, '../.cache/test-packages');
const making = `${made}-${process.pid}`;

/** Which package is in which file. */
const listPath = join(made, 'list.json');

const importOf = /^import (?!type\b)([^;'"]*?) from '([\w@][^']*)';$/gm;
/** What jest itself or Node must load. */
const outside = /^(node:|@jest\/|@testing-library\/jest-dom)/;

/** Makes the files, when what they are made of has changed. */
export async function bundlePackages() {
  const entries = packageEntries();
  const print = createHash('sha256')
    .update(JSON.stringify(entries))
    .update(readFileSync(join(client, '../package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(readFileSync(join(client, 'build/remember-styles.ts')))
    .update(readFileSync(join(client, 'build/render-memory.ts')))
    .digest('hex');
  if (existsSync(listPath) && JSON.parse(readFileSync(listPath, 'utf8')).print === print) return;
  const files = {};
  const sources = {};
  for (const [name, source] of Object.entries(entries)) {
    const file = name.replaceAll(/[^\w-]/g, '_');
    files[name] = `${file}.mjs`;
    sources[`export:${file}`] = source;
  }
  await build({
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"test"' },
    external: ['@jest/globals', 'node:timers'],
    entryPoints: Object.keys(sources).map((path) => ({ in: path, out: path.slice('export:'.length) })),
    inject: ['export:surroundings'],
    plugins: [virtual({ ...sources, 'export:surroundings': surroundings }), changes, remembering()],
    outdir: making,
    outExtension: { '.js': '.mjs' },
    legalComments: 'none',
    logLevel: 'error',
  });
  writeFileSync(join(making, 'list.json'), JSON.stringify({ print, files }));
  rmSync(made, { recursive: true, force: true });
  renameSync(making, made);
}

/** For each package our sources import: a module that exports what they import from it. */
function packageEntries() {
  const names = { 'react/jsx-runtime': new Set(['Fragment', 'jsx', 'jsxs']) };
  for (const file of globSync('{src,test}/**/*.{ts,tsx}', { cwd: client })) {
    for (const [, clause, name] of readFileSync(join(client, file), 'utf8').matchAll(importOf)) {
      if (outside.test(name)) continue;
      names[name] ??= new Set();
      for (const one of namesIn(clause)) names[name].add(one);
    }
  }
  const lines = Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    lines.map(([name, used]) => [name, `export { ${[...used].sort().join(', ')} } from '${name}';`]),
  );
}

/** `a, { b as c, type D }` imports default and b. */
function namesIn(clause) {
  const [, one, braces] = /^(\w+)?,?\s*(?:\{(.*)\})?$/s.exec(clause) ?? [];
  const listed = (braces ?? '').split(',').map((part) => part.trim());
  const values = listed.filter((part) => part && !part.startsWith('type '));
  return [...(one ? ['default'] : []), ...values.map((part) => part.split(/\s+as\s+/)[0])];
}

/** Testing Library asks the `jest` of the file whether time is held; React's `act` takes its timers from Node. */
const surroundings = `
  export { jest } from '@jest/globals';
  export * as nodeTimers from 'node:timers';
`;

/** Taking the stack of an element for React's warnings, which it does for ten thousand of them a second. */
const takesStack = /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;
/** What React notes of an element for its warnings, as properties that each are defined and hidden by a call of their own. */
const hidesNotes =
  /Object\.defineProperty\(type, "ref", \{ enumerable: !1, value: null \}\);\s*type\._store = \{\};[\s\S]*?Object\.defineProperty\(type, "_debugTask", \{[^}]*\}\);/g;
const notes =
  '(type.ref = null); type._store = { validated: 0 }; type._debugInfo = null; type._debugStack = debugStack; type._debugTask = debugTask;';
const timersByRequire = /\(module && module\[requireString\]\)\s*\.call\(\s*module,\s*"timers"\s*\)/g;

/**
 * Some lines of React are not as they are: it asks `module.require` for timers, which a bundle has not, the stacks of
 * elements take a tenth of the time of a page's test, and hiding what it notes of each a thirtieth.
 */
const changed = [
  [
    /react[\\/]cjs[\\/]react\.development\.js$/,
    [
      [timersByRequire, 'nodeTimers'],
      [takesStack, 'false'],
      [hidesNotes, notes],
    ],
  ],
  [
    /react[\\/]cjs[\\/]react-jsx-runtime\.development\.js$/,
    [
      [takesStack, 'false'],
      [hidesNotes, notes],
    ],
  ],
];

const changes = {
  name: 'changes',
  setup({ onLoad }) {
    for (const [filter, replacements] of changed) {
      onLoad({ filter }, ({ path }) => {
        const replace = (text, [from, to]) => {
          const replaced = text.replaceAll(from, to);
          if (replaced === text) throw new Error(`${path} has no ${from} any more; see ${import.meta.url}`);
          return replaced;
        };
        return { contents: replacements.reduce(replace, readFileSync(path, 'utf8')) };
      });
    }
  },
};

/**
 * Chakra makes the recipe of a component again for each of its elements, a third of the time of a page's test: here it is
 * changed as in the server's build, which fails when it no longer is what it was. Emotion's file for browsers is another one.
 */
function remembering() {
  const { name, transform } = rememberStyles();
  const error = (message) => {
    throw new Error(message);
  };
  return {
    name,
    setup({ onLoad }) {
      for (const filter of transform.filter.id.filter(({ source }) => source.includes('chakra-ui')))
        onLoad({ filter }, ({ path }) => ({
          contents: transform.handler.call({ error }, readFileSync(path, 'utf8'), path).code,
        }));
    },
  };
}

/** Modules that stand in no file. */
const virtual = (sources) => ({
  name: 'virtual',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^export:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => ({
      contents: sources[path],
      resolveDir: client,
    }));
  },
});
