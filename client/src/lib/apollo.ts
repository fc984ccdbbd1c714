import { ApolloClient, type ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';

interface Options {
  /** Where operations go: over HTTP in the browser, straight to the schema on the server. */
  link: ApolloLink;
  ssr: boolean;
  /** What the server's client knew when it rendered the page. */
  state?: NormalizedCacheObject;
}

/** A client with an empty cache, or with the server's. One per browser, one per rendered page. */
export function createApolloClient({ link, ssr, state }: Options): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A program known from a list is shown at once; only what the list lacks makes a request.
          program: {
            read: (existing, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: 'Program', id: Number(args?.id) })
                : existing,
          },
        },
      },
    },
  });
  if (state) cache.restore(state);
  return new ApolloClient({ cache, link, ssrMode: ssr, devtools: { enabled: false } });
}
