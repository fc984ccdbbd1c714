// Where pages come from: the finished build here, the sources under `npm run dev` (dev-pages.ts).
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { assetsHandler } from '../assets-handler.ts';
import { createPageLinks, type Manifest } from './page-links.ts';
import { loadPageRenderer, loadPageTable, type PageRenderer } from './page-renderer.ts';
import type { PageTable } from './site-address.ts';

export interface PageSource {
  /** Which pages there are. */
  addresses(): Promise<PageTable>;
  /** index.html with its marks, for the page at `url`. */
  template(url: string): Promise<string>;
  /** The scripts that stand in the template, by the hashes that a Content Security Policy names them with. */
  inlineScripts: string[];
  renderer(): Promise<PageRenderer>;
  links(modules: string[]): string;
  /** Serves the files that pages are made with. */
  files: RequestHandler;
}

/** Pages of the build in `clientDir` (the client's own folder). */
export async function builtPages(clientDir: string): Promise<PageSource> {
  const [renderer, addresses] = await Promise.all([loadPageRenderer(clientDir), loadPageTable(clientDir)]);
  const publicDir = join(clientDir, 'dist/public');
  const template = await readFile(join(publicDir, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(publicDir, '.vite/manifest.json'), 'utf8'));
  return {
    addresses: async () => addresses,
    template: async () => template,
    inlineScripts: hashInlineScripts(template),
    renderer: async () => renderer,
    links: createPageLinks(manifest),
    files: assetsHandler(publicDir),
  };
}

const hashInlineScripts = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((from) => from.split('</script>')[0] ?? '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
