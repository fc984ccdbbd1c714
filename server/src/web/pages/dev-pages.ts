// Pages straight from the client's sources, changed in the browser as soon as they are saved. Vite lives in the process of
// `npm run dev` (scripts/dev-vite.mjs), so that it outlives this server.
import { request } from 'node:http';
import type { RequestHandler } from 'express';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import type { PageTable } from './site-address.ts';

export interface DevPages extends PageSource {
  close(): Promise<void>;
}

/** Pages by the Vite that answers at `address`. */
export async function devPages(address: string): Promise<DevPages> {
  // Vite is a tool of development: a deployed server does not have it.
  const { ESModulesEvaluator, ModuleRunner } = await import('vite/module-runner');
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(address + path, init);
    if (!answer.ok) throw new Error(`Vite answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  // It asks before each page whether a module has changed, and runs only those again.
  const invoke = async (call: unknown) => {
    const answer = await ask('/@server/module', { method: 'POST', body: JSON.stringify(call) });
    return (await answer.json()) as { result: unknown };
  };
  const runner = new ModuleRunner({ hmr: false, transport: { invoke } }, new ESModulesEvaluator());
  return {
    addresses: () => runner.import<PageTable>('/src/page-addresses.ts'),
    template: async (url) => (await ask(`/@server/template?${new URLSearchParams({ url })}`)).text(),
    // Vite adds scripts of its own; the policy lets all of them run.
    inlineScripts: ["'unsafe-inline'"],
    renderer: () => runner.import<PageRenderer>('/src/entry-server.tsx'),
    links: () => '',
    files: filesOf(new URL(address)),
    close: () => runner.close(),
  };
}

/** Hands on what Vite has; the rest is for whoever comes next. */
function filesOf({ hostname, port, host }: URL): RequestHandler {
  return ({ method, originalUrl: path, headers }, res, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const call = request({ hostname, port, method, path, headers: { ...headers, host } }, (answer) => {
      if (answer.statusCode !== 404) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        return;
      }
      answer.resume();
      next();
    });
    call.on('error', next).end();
  };
}
