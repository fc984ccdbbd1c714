import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { of } from 'rxjs';
import { createApolloClient } from './apollo.ts';
import { readAsAnswered } from './server-side.ts';

const query = gql`query Program($id: ID!) { program(id: $id) { id name } }`;
const data = (id: number) => ({ program: { __typename: 'Program', id, name: `Program ${id}` } });

test('A page reads its answers as they came, and hands the browser their records', async () => {
  const answers = { 1: data(1), 2: data(2) };
  const link = new ApolloLink(({ variables }) => of({ data: answers[variables.id as 1 | 2] }));
  const client = createApolloClient({ link, ssr: true });
  readAsAnswered(client.cache);
  for (const id of [1, 2] as const) {
    const variables = { id };
    expect((await client.query({ query, variables })).data).toBe(answers[id]);
    expect(client.readQuery({ query, variables })).toEqual(answers[id]);
  }
  expect(client.readQuery({ query, variables: { id: 3 } })).toBeNull();
  expect(client.extract()).toMatchObject({
    'Program:1': answers[1].program,
    'Program:2': answers[2].program,
  });
});
