import type { FieldMergeFunction, Reference } from '@apollo/client';

interface Page {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
}

/**
 * A page of a list, made longer by what follows it, stays as long when it is asked for again: what stood behind its new
 * last item still does. Lists that are turned page by page are asked for without `page` and hold what came last.
 */
export const keepGrown: FieldMergeFunction<Page> = (known, asked, { args }) => {
  const last = asked.nodes?.at(-1)?.__ref;
  const isGrown = args?.page != null && last !== undefined && asked.pageInfo?.hasNextPage;
  const at = isGrown ? (known?.nodes ?? []).findIndex(({ __ref }) => __ref === last) : -1;
  const behind = at < 0 ? [] : (known?.nodes ?? []).slice(at + 1);
  if (behind.length === 0) return { ...known, ...asked };
  return { ...known, ...asked, pageInfo: known?.pageInfo, nodes: [...(asked.nodes ?? []), ...behind] };
};
