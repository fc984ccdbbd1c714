// Which modules each test file loads for itself: its own and its helpers, as they hold what the file works with and stop it
// after the tests. All others are loaded once.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const helpers = new URL('../', import.meta.url).href;
const project = new URL('../../../', import.meta.url).href;
const query = /\?(file|watched)=\d+$/;

/** What stands behind the address of the modules that are the file's own. `watched`: of all of ours, as they may have changed. */
export const queryOf = (file, { watched }) => `?${watched ? 'watched' : 'file'}=${file}`;

const isOwn = {
  file: (url) => url.startsWith(helpers) || url.endsWith('.test.ts'),
  watched: (url) => url.startsWith(project) && !url.includes('/node_modules/'),
};

/** Node reads TypeScript, but not the decorators TypeORM knows. */
const withDecorators = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: false },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

registerHooks({
  resolve(specifier, context, next) {
    const [added, kind] = query.exec(context.parentURL ?? '') ?? [];
    if (!added) return next(specifier, context);
    const wanted = specifier === '@jest/globals' ? new URL('globals.mjs', import.meta.url).href : specifier;
    const found = next(wanted, context);
    return isOwn[kind](found.url) ? { ...found, url: found.url + added } : found;
  },
  load(url, context, next) {
    if (!/\.entity\.ts(\?|$)/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...withDecorators, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
