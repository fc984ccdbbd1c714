// Where pages come from: the finished build here, rendered in threads of its own but for the staff's part; the sources under `npm run dev`
// (dev-pages.ts), rendered in this thread.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { assetsHandler } from '../assets-handler.ts';
import { createPageLinks, type Manifest } from './page-links.ts';
import { loadPageTable, loadStaffShell } from './page-renderer.ts';
import { rememberPages } from './rendering/remember-pages.ts';
import { type PageParts, renderDocument } from './rendering/render-document.ts';
import { createRenderPool, type RenderLoad } from './rendering/render-pool.ts';
import type { RenderedPage, RenderRequest } from './rendering/render-request.ts';
import type { RenderSettings } from './rendering/render-settings.ts';
import type { PageTable } from './site-address.ts';

export interface PageSource {
  /** Which pages there are. */
  addresses(): Promise<PageTable>;
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The scripts that stand in the pages, by the hashes that a Content Security Policy names them with. */
  inlineScripts: string[];
  /** Serves the files that pages are made with. */
  files: RequestHandler;
  /** How much there is to render; left out where no threads do it. */
  load?(): RenderLoad;
  close?(): Promise<void>;
}

/** Pages of the build in `clientDir` (the client's own folder). */
export async function builtPages(clientDir: string, settings: RenderSettings): Promise<PageSource> {
  const publicDir = join(clientDir, 'dist/public');
  const [addresses, staffShell, template, manifest] = await Promise.all([
    loadPageTable(clientDir),
    loadStaffShell(clientDir),
    readFile(join(publicDir, 'index.html'), 'utf8'),
    readFile(join(publicDir, '.vite/manifest.json'), 'utf8'),
  ]);
  const staffParts: PageParts = {
    template: async () => template,
    renderer: async () => staffShell,
    links: createPageLinks(JSON.parse(manifest) as Manifest),
  };
  const pool = createRenderPool(clientDir, settings);
  const renderMissing = rememberPages(pool.render);
  return {
    addresses: async () => addresses,
    // The staff's part is drawn in the browser: it waits for no renderer.
    async render(request) {
      if (request.isStaff) return renderDocument(staffParts, request, request.execute);
      return request.isMissing ? renderMissing(request) : pool.render(request);
    },
    inlineScripts: hashInlineScripts(template),
    files: assetsHandler(publicDir),
    load: pool.load,
    close: pool.close,
  };
}

const hashInlineScripts = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((from) => from.split('</script>')[0] ?? '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
