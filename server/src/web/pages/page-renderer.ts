// What the client's build for servers offers: a page as the parts of an HTML document.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../platform/start-error.ts';
import type { ExecuteForPage, RenderJob } from './rendering/render-request.ts';
import type { PageTable } from './site-address.ts';

interface PageRequest extends RenderJob {
  execute: ExecuteForPage;
}

export interface PageResult {
  status: number;
  /** Title, meta, links, JSON-LD. */
  head: string;
  /** `<style>` elements. */
  styles: string;
  /** What #root holds. */
  body: string;
  /** Apollo's cache as JSON with `<` escaped. */
  state: string;
  /** The agency as JSON with `<` escaped. */
  company: string;
  /** The form that is shown again as JSON with `<` escaped; empty when there is none. */
  posted: string;
  /** Source modules of the page as the Vite manifest names them, such as `src/site/programs/programs-page.tsx`. */
  modules: string[];
  /** False when it must be made anew for each visitor. */
  cacheable: boolean;
}

export interface PageRenderer {
  render(request: PageRequest): Promise<PageResult>;
}

/** The renderer of a finished build in `clientDir`. Throws StartError with a sentence when there is none. */
export const loadPageRenderer = (clientDir: string): Promise<PageRenderer> =>
  loadBuilt(clientDir, 'entry-server.js');

/** What makes the page of the staff's part, which loads no page. */
export const loadStaffShell = (clientDir: string): Promise<PageRenderer> =>
  loadBuilt(clientDir, 'staff-shell.js');

/** Its table of addresses, which loads no page. */
export const loadPageTable = (clientDir: string): Promise<PageTable> =>
  loadBuilt(clientDir, 'page-addresses.js');

async function loadBuilt<T>(clientDir: string, name: string): Promise<T> {
  const entry = join(clientDir, 'dist/server', name);
  if (!existsSync(entry)) throw new StartError('The website is not built yet: run `npm run build` first.');
  return import(pathToFileURL(entry).href);
}
