// Pages straight from the client's sources, changed in the browser as soon as they are saved. Vite lives in the process of
// `npm run dev` (scripts/dev-vite.mjs), so that it outlives this server.
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import { type PageParts, renderDocument } from './rendering/render-document.ts';
import type { PageTable } from './site-address.ts';

type Call = (options: RequestOptions, body?: string) => Promise<IncomingMessage>;

/** A page is made of hundreds of modules: a connection for each would be too much to begin at once. */
const agent = new Agent({ keepAlive: true, maxSockets: 6 });

/** Pages by the Vite that answers at `address`. */
export async function devPages(address: string): Promise<PageSource> {
  // Vite is a tool of development: a deployed server does not have it.
  const { ESModulesEvaluator, ModuleRunner } = await import('vite/module-runner');
  const { hostname, port } = new URL(address);
  const call: Call = (options, body) =>
    new Promise((resolve, reject) => {
      request({ hostname, port, agent, ...options }, resolve)
        .on('error', reject)
        .end(body);
    });
  const ask = async (path: string, body?: string) => {
    const answer = await call({ path, method: body ? 'POST' : 'GET' }, body);
    const said = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`Vite answered ${answer.statusCode}: ${said}`);
    return said;
  };
  // It asks before each page whether a module has changed, and runs only those again.
  const invoke = async (wanted: unknown) => JSON.parse(await ask('/@server/module', JSON.stringify(wanted)));
  const runner = new ModuleRunner({ hmr: false, transport: { invoke } }, new ESModulesEvaluator());
  // Rendered in this thread: one developer needs no queue, and a page that hangs is theirs to mend.
  const partsBy = (module: string): PageParts => ({
    template: (url) => ask(`/@server/template?${new URLSearchParams({ url })}`),
    renderer: () => runner.import<PageRenderer>(module),
    links: () => '',
  });
  return {
    addresses: () => runner.import<PageTable>('/src/page-addresses.ts'),
    render: ({ kind: _, execute, ...job }) =>
      renderDocument(partsBy(job.isStaff ? '/src/staff-shell.ts' : '/src/entry-server.tsx'), job, execute),
    // Vite adds scripts of its own; the policy lets all of them run.
    inlineScripts: ["'unsafe-inline'"],
    files: filesOf(call),
    async close() {
      agent.destroy();
      await runner.close();
    },
  };
}

/** Hands on what Vite has; the rest is for whoever comes next. */
function filesOf(call: Call): RequestHandler {
  return async ({ method, originalUrl: path, headers: { host: _, ...headers } }, res, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const answer = await call({ method, path, headers });
    if (answer.statusCode !== 404) {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      return;
    }
    answer.resume();
    next();
  };
}
