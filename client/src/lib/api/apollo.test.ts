import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createApolloClient } from './apollo.ts';

const query = gql`
  query News($page: Int) {
    list: postConnection(page: $page) {
      nodes { id title }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
const variables = { page: 1 };

function cacheOf(...ids: number[]) {
  const { cache } = createApolloClient({ link: ApolloLink.empty(), ssr: false });
  const write = (newIds: number[], hasNextPage = true) =>
    cache.writeQuery({ query, variables, data: { list: listOf(newIds, hasNextPage) } });
  write(ids);
  const read = () => {
    const { list } = cache.readQuery({ query, variables }) as { list: ReturnType<typeof listOf> };
    return { ids: list.nodes.map(({ id }) => id), end: list.pageInfo.endCursor };
  };
  return { write, read };
}

const listOf = (ids: number[], hasNextPage: boolean) => ({
  __typename: 'PostConnection',
  nodes: ids.map((id) => ({ __typename: 'Post', id, title: `Post ${id}` })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: String(ids.at(-1)) },
});

test('a list that has grown stays as long when its beginning is asked for again', () => {
  const { write, read } = cacheOf(9, 8, 7, 6, 5, 4);
  write([9, 8, 7]);
  expect(read()).toEqual({ ids: [9, 8, 7, 6, 5, 4], end: '4' });
});

test('what is new stands at its beginning, and nothing twice', () => {
  const { write, read } = cacheOf(9, 8, 7, 6, 5, 4);
  write([10, 9, 8]);
  expect(read()).toEqual({ ids: [10, 9, 8, 7, 6, 5, 4], end: '4' });
});

test('what was taken out of its beginning is gone', () => {
  const { write, read } = cacheOf(9, 8, 7, 6, 5, 4);
  write([9, 7, 6]);
  expect(read()).toEqual({ ids: [9, 7, 6, 5, 4], end: '4' });
});

test('a beginning that is another one, or all there is, stands alone', () => {
  const { write, read } = cacheOf(9, 8, 7, 6);
  write([30, 29, 28]);
  expect(read().ids).toEqual([30, 29, 28]);
  write([30, 29], false);
  expect(read().ids).toEqual([30, 29]);
});
