// Runs a test file in Node itself instead of in a context of its own, so that the files of a worker share the product's
// modules and packages; why stands in docs/decisions/038-what-a-test-of-the-server-costs.md.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { queryOf } from './modules.mjs';

const require = createRequire(import.meta.url);
let count = 0;

/** As jest calls what stands as `testRunner` in its configuration. */
export default async function runTestFile(globalConfig, config, environment, _runtime, testPath) {
  count += 1;
  const query = queryOf(count, { watched: globalConfig.watch || globalConfig.watchAll });
  const { moduleMocker } = environment;
  const { console } = globalThis;
  Object.assign(globalThis, {
    // What a file prints is shown with its name.
    console: environment.global.console,
    jest: { fn: moduleMocker.fn.bind(moduleMocker), spyOn: moduleMocker.spyOn.bind(moduleMocker) },
  });
  const runtime = {
    requireInternalModule: requireAgain,
    requireModule: require,
    setGlobalsForRuntime: () => undefined,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href + query),
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  // Each error of the product would pay for a hundred lines, and for source maps that nothing here has.
  Error.stackTraceLimit = 20;
  Error.prepareStackTrace = undefined;
  try {
    // Without a way to tell the parent of each test as it goes: the message costs more than many a test.
    return await circus.default(globalConfig, config, { global: globalThis }, runtime, testPath);
  } finally {
    globalThis.console = console;
  }
}

/** The tests of a file are collected in a module of jest's. */
function requireAgain(path) {
  delete require.cache[path];
  return require(path);
}
