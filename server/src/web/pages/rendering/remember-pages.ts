import { isDeepStrictEqual } from 'node:util';
import type { DocumentNode } from 'graphql';
import type { RenderedPage, RenderRequest } from './render-request.ts';

type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** What a page asked when it was rendered, and what it was answered. */
interface Read {
  document: DocumentNode;
  variables: Record<string, unknown>;
  answer: unknown;
}

/** Renders a page once, and again only when something is answered differently. For pages of few addresses that read little. */
export function rememberPages(render: Render): Render {
  const remembered = new Map<string, { reads: Read[]; page: RenderedPage }>();
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function renderAnew(request: RenderRequest): Promise<RenderedPage> {
    const reads: Read[] = [];
    const page = await render({
      ...request,
      async execute(document, variables) {
        const answer = await request.execute(document, variables);
        reads.push({ document, variables, answer });
        return answer;
      },
    });
    remembered.set(request.url, { reads, page });
    return page;
  }

  return async (request) => {
    const known = remembered.get(request.url);
    if (known && (await isAnsweredAlike(known.reads, request))) return known.page;
    // Who asks meanwhile waits for the same page, unless what it shows has changed since it was begun.
    const begun = underWay.get(request.url);
    if (begun) {
      await begun;
      const made = remembered.get(request.url);
      if (made && (await isAnsweredAlike(made.reads, request))) return made.page;
    }
    const page = renderAnew(request).finally(() => underWay.delete(request.url));
    underWay.set(request.url, page);
    return page;
  };
}

async function isAnsweredAlike(reads: readonly Read[], { execute }: RenderRequest): Promise<boolean> {
  for (const { document, variables, answer } of reads)
    if (!isDeepStrictEqual(await execute(document, variables), answer)) return false;
  return true;
}
