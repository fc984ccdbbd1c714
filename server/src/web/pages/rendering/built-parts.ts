// What pages are made of in the finished build of the client.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPageLinks, type Manifest } from '../page-links.ts';
import { loadPageRenderer } from '../page-renderer.ts';
import type { PageParts } from './render-document.ts';

/** Of the build in `clientDir`, the client's own folder. It loads the code of the pages. */
export async function builtParts(clientDir: string): Promise<PageParts> {
  const publicDir = join(clientDir, 'dist/public');
  const [template, manifest, renderer] = await Promise.all([
    readFile(join(publicDir, 'index.html'), 'utf8'),
    readFile(join(publicDir, '.vite/manifest.json'), 'utf8'),
    loadPageRenderer(clientDir),
  ]);
  return {
    template: async () => template,
    renderer: async () => renderer,
    links: createPageLinks(JSON.parse(manifest) as Manifest),
  };
}
