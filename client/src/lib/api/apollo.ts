import {
  ApolloClient,
  type ApolloLink,
  type DocumentTransform,
  type FieldReadFunction,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import { listedRecords, pagedLists } from '../../generated/cache.ts';
import { keepGrown } from './grown-list.ts';

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
