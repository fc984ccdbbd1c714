// One page from start to end in this thread: in that of a renderer, or where the sources are served by Vite.
import { english } from '../../../platform/locale.ts';
import { composeDocument } from '../document.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ExecuteForPage, RenderedPage, RenderJob } from './render-request.ts';

export interface PageParts {
  /** index.html with its marks, for the page at `url`. */
  template(url: string): Promise<string>;
  renderer(): Promise<PageRenderer>;
  /** Elements for the head of a page that is made of these source modules. */
  links(modules: string[]): string;
}

export async function renderDocument(
  parts: PageParts,
  job: RenderJob,
  execute: ExecuteForPage,
): Promise<RenderedPage> {
  const [template, renderer] = await Promise.all([parts.template(job.url), parts.renderer()]);
  const page = await renderer.render({ ...job, execute });
  const links = parts.links(page.modules) + (job.agencyHead ?? '');
  const html = Buffer.from(composeDocument(template, page, links, english, job.isStaff, job.icon));
  return { status: page.status, cacheable: page.cacheable, html };
}
