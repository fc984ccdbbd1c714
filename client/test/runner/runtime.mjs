// The test files of a worker share the packages they load: what one has made warm is warm for the next. All else is each
// file's own. Why stands in docs/decisions/030-what-a-test-of-a-page-costs.md.
import JestRuntime from 'jest-runtime';

/** jest's collector of tests begins anew by what it finds here. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');
/** Where `bundle.mjs` puts the packages. */
const made = '/.cache/test-packages/';

class SharedRuntime extends JestRuntime {
  teardown() {
    this.restoreAllMocks();
    const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = this.registries;
    remove(esModuleRegistry, (key) => !key.includes(made));
    // What jest-dom looks up in, a hundred and fifty modules of tables.
    remove(moduleRegistry, (path) => !path.includes('/node_modules/'));
    remove(internalModuleRegistry, (path) => path.includes('jest-circus'));
    delete this._environment.global[eventHandlers];
    this.jestGlobals.clearJestObjectCache();
    // What the next file imports before its tests is imported in time.
    this.enterTestCode();
  }
}

function remove(modules, isOver) {
  for (const key of modules.keys()) if (isOver(key)) modules.delete(key);
}

let shared;

/** jest makes one for each file. */
export default function Runtime(config, environment, ...others) {
  if (!environment.isShared) return new JestRuntime(config, environment, ...others);
  shared ??= new SharedRuntime(config, environment, ...others);
  return shared;
}
