// jsdom with what real browsers have and it lacks: fetch and its companions, from Node.
import { TestEnvironment } from 'jest-environment-jsdom';
import { installQuickStyle } from './quick-style.mjs';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    installQuickStyle(this.global);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      // Node's Request takes no other signal than Node's.
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
    });
  }
}
