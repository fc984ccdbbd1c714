import {
  ApolloClient,
  type ApolloLink,
  type DocumentTransform,
  type FieldMergeFunction,
  type FieldReadFunction,
  InMemoryCache,
  type NormalizedCacheObject,
  type Reference,
} from '@apollo/client';
import { listedRecords, pagedLists } from '../../generated/cache.ts';

interface Options {
  /** Where operations go: over HTTP in the browser, straight to the schema on the server. */
  link: ApolloLink;
  /** A page is rendered once; in the browser it is not said. */
  ssr?: boolean;
  /** What is done to each document before it is asked. */
  documentTransform?: DocumentTransform;
  /** What the server's client knew when it rendered the page. */
  state?: NormalizedCacheObject;
}

/** A client with an empty cache, or with the server's. One per browser, one per rendered page. */
export function createApolloClient({ ssr, state, ...options }: Options): ApolloClient {
  const cache = new InMemoryCache({
    // A page is rendered once: nothing it reads is read again.
    resultCaching: !ssr,
    typePolicies: {
      Query: {
        fields: {
          ...Object.fromEntries(
            Object.entries(listedRecords).map(([name, type]) => [name, knownFromList(type)]),
          ),
          ...Object.fromEntries(pagedLists.map((name) => [name, { merge: keepGrown }])),
        },
      },
      // Each page asks for its part of the settings.
      SiteSettings: { merge: true },
      LegalSettings: { merge: true },
      StaysSettings: { merge: true },
    },
  });
  if (state) cache.restore(state);
  return new ApolloClient({ ...options, cache, ssrMode: ssr, devtools: { enabled: false } });
}

/** What is known from a list is shown at once; only what the list lacks makes a request. */
function knownFromList(typename: string): FieldReadFunction {
  return (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: Number(args?.id) }) : existing;
}

interface Page {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
}

/**
 * A page of a list, made longer by what follows it, stays as long when it is asked for again: what stood behind its new
 * last item still does. Lists that are turned page by page are asked for without `page` and hold what came last.
 */
const keepGrown: FieldMergeFunction<Page> = (known, asked, { args }) => {
  const last = asked.nodes?.at(-1)?.__ref;
  const isGrown = args?.page != null && last !== undefined && asked.pageInfo?.hasNextPage;
  const at = isGrown ? (known?.nodes ?? []).findIndex(({ __ref }) => __ref === last) : -1;
  const behind = at < 0 ? [] : (known?.nodes ?? []).slice(at + 1);
  if (behind.length === 0) return { ...known, ...asked };
  return { ...known, ...asked, pageInfo: known?.pageInfo, nodes: [...(asked.nodes ?? []), ...behind] };
};
