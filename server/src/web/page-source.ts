// Where pages come from: the finished build here, the sources under `npm run dev` (dev-pages.ts).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { assetsDoor } from './assets-door.ts';
import { createPageLinks, type Manifest } from './page-links.ts';
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts';

export interface PageSource {
  /** index.html with its marks, for the page at `url`. */
  template(url: string): Promise<string>;
  renderer(): Promise<PageRenderer>;
  links(modules: string[]): string;
  /** Serves the files that pages are made with. */
  files: RequestHandler;
}

/** Pages of the build in `clientDir` (the client's own folder). */
export async function builtPages(clientDir: string): Promise<PageSource> {
  const renderer = await loadPageRenderer(clientDir);
  const publicDir = join(clientDir, 'dist/public');
  const template = await readFile(join(publicDir, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(publicDir, '.vite/manifest.json'), 'utf8'));
  return {
    template: async () => template,
    renderer: async () => renderer,
    links: createPageLinks(manifest),
    files: assetsDoor(publicDir),
  };
}
