// Pages straight from the client's sources, changed in the browser as soon as they are saved.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import type { PageTable } from './site-address.ts';

export interface DevPages extends PageSource {
  close(): Promise<void>;
}

/** Starts Vite inside this process for the client in `clientDir`. */
export async function devPages(clientDir: string): Promise<DevPages> {
  // Vite is a tool of development: a deployed server does not have it.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: clientDir, appType: 'custom', server: { middlewareMode: true } });
  return {
    // Anew for each page: a row may have been added.
    addresses: () => vite.ssrLoadModule('/src/page-addresses.ts') as Promise<unknown> as Promise<PageTable>,
    async template(url) {
      return vite.transformIndexHtml(url, await readFile(join(clientDir, 'index.html'), 'utf8'));
    },
    // Vite adds scripts of its own; the policy lets all of them run.
    inlineScripts: ["'unsafe-inline'"],
    renderer: () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<unknown> as Promise<PageRenderer>,
    links: () => '',
    files: vite.middlewares,
    close: () => vite.close(),
  };
}
