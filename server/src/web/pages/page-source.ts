// Where pages come from: the finished build here, rendered in threads of its own; the sources under `npm run dev`
// (dev-pages.ts), rendered in this thread.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { assetsHandler } from '../assets-handler.ts';
import { loadPageTable } from './page-renderer.ts';
import { rememberPages } from './rendering/remember-pages.ts';
import { createRenderPool } from './rendering/render-pool.ts';
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
  close?(): Promise<void>;
}

/** Pages of the build in `clientDir` (the client's own folder). */
export async function builtPages(clientDir: string, settings: RenderSettings): Promise<PageSource> {
  const addresses = await loadPageTable(clientDir);
  const publicDir = join(clientDir, 'dist/public');
  const template = await readFile(join(publicDir, 'index.html'), 'utf8');
  const pool = createRenderPool(clientDir, settings);
  const renderMissing = rememberPages(pool.render);
  return {
    addresses: async () => addresses,
    render: (request) => (request.isMissing ? renderMissing(request) : pool.render(request)),
    inlineScripts: hashInlineScripts(template),
    files: assetsHandler(publicDir),
    close: pool.close,
  };
}

const hashInlineScripts = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((from) => from.split('</script>')[0] ?? '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
