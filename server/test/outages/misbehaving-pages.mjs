// Loaded before the built product: some pages bring down the thread that renders them. All the rest of it is as people run it.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const behaviour = `
  const never = () => new Promise(() => undefined);
  const misbehaving = {
    '/terms': () => process.exit(),
    '/privacy': () => {
      for (const hoard = []; ; ) hoard.push(new Array(1e5).fill(hoard.length));
    },
    '/contact': () => {
      for (;;);
    },
    '/videos': () => {
      console.error('Waiting for its end');
      return never();
    },
  };
  export async function render(request) {
    await misbehaving[request.url]?.();
    return wellBehaved(request);
  }`;

if (isMainThread) {
  process.on('worker', (worker) => {
    process.removeAllListeners('SIGUSR2').on('SIGUSR2', () => void worker.terminate());
  });
} else {
  registerHooks({
    // As the renderer loads it; the parts of its pages import the file itself.
    resolve(name, context, next) {
      const found = next(name, context);
      const isRenderer =
        name.endsWith('/entry-server.js') && context.parentURL?.endsWith('/page-renderer.js');
      return isRenderer ? { ...found, url: `${found.url}?misbehaving` } : found;
    },
    load(url, context, next) {
      if (!url.endsWith('?misbehaving')) return next(url, context);
      const source = `import { render as wellBehaved } from '${url.replace('?misbehaving', '')}';${behaviour}`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
