// jsdom with what real browsers have and it lacks: fetch and its companions, from Node, and `CSS`. The files of a worker
// share one window, as they share the packages that work in it; each file gets it as the first one did.
import { TestEnvironment } from 'jest-environment-jsdom';
import { installQuickLabels } from '../quick-labels.mjs';
import { installQuickSelectors } from '../quick-selectors.mjs';
import { installQuickStyle } from '../quick-style.mjs';
import { stateOf } from './window-state.mjs';

class OwnWindow extends TestEnvironment {
  async setup() {
    await super.setup();
    prepare(this.global);
  }
}

class SharedWindow extends TestEnvironment {
  isShared = true;

  constructor(config, context) {
    // What the page prints belongs to the file that runs.
    const console = new Proxy(context.console, {
      get: (first, name) => (shared?.global.console ?? first)[name],
    });
    super(config, { ...context, console });
    prepare(this.global);
    this.restore = stateOf(this.global);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    await this.restore();
  }
}

let shared;

/** jest makes one for each file. While it watches, our modules change. */
export default function BrowserEnvironment(config, context) {
  const { watch, watchAll } = config.globalConfig;
  if (watch || watchAll) return new OwnWindow(config, context);
  shared ??= new SharedWindow(config, context);
  return shared;
}

function prepare(window) {
  installQuickLabels(window);
  installQuickSelectors(window);
  installQuickStyle(window);
  Object.assign(window, {
    fetch,
    Headers,
    Request,
    Response,
    // Node's Request takes no other signal than Node's.
    AbortController,
    AbortSignal,
    TextEncoder,
    TextDecoder,
    // As selectors of ids take it.
    CSS: { escape: (text) => text.replaceAll(/[^\w-]/g, '\\$&') },
  });
}
