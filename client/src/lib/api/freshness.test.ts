import { ApolloLink, gql } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { of } from 'rxjs';
import { createApolloClient } from './apollo.ts';
import { Freshness, freshFor, refetchOnFocus } from './freshness.ts';

const query = gql`query Programs { programs { id } }`;
let stop = () => {};

afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A client with one list on screen, and how often it asked the server. */
function listOnScreen() {
  jest.useFakeTimers();
  const freshness = new Freshness();
  const answer = jest.fn(() => of({ data: { programs: [] } }));
  const client = createApolloClient({
    link: ApolloLink.from([freshness.link, new ApolloLink(answer)]),
    ssr: false,
  });
  client.watchQuery({ query }).subscribe({});
  stop = refetchOnFocus(client, (asked, variables) => !freshness.isFresh(asked, variables));
  const focusAfter = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(10);
  };
  return { answer, focusAfter, freshness };
}

test('coming back to the window within five minutes asks nothing', async () => {
  const { answer, focusAfter } = listOnScreen();
  await focusAfter(freshFor - 1000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('coming back later asks again for what is on screen, once', async () => {
  const { answer, focusAfter } = listOnScreen();
  await focusAfter(freshFor + 1000);
  await focusAfter(1000);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what came with the page is as old as the page', async () => {
  const { freshness } = listOnScreen();
  expect(freshness.isFresh(query, { id: 'with the page' })).toBe(true);
  await jest.advanceTimersByTimeAsync(freshFor);
  expect(freshness.isFresh(query, { id: 'with the page' })).toBe(false);
});

test('what a mutation is sent with, such as a password, is kept nowhere', async () => {
  const freshness = new Freshness();
  const link = ApolloLink.from([freshness.link, new ApolloLink(() => of({ data: { login: true } }))]);
  const client = createApolloClient({ link, ssr: false });
  const mutation = gql`mutation Login($password: String!) { login(password: $password) }`;
  await client.mutate({ mutation, variables: { password: 'hippo-in-the-nile' } });
  const maps = Object.values(freshness).filter((value) => value instanceof Map);
  expect(maps).toHaveLength(1);
  expect(JSON.stringify(maps.map((map) => [...map]))).not.toContain('hippo-in-the-nile');
  expect(JSON.stringify(client.extract())).not.toContain('hippo-in-the-nile');
});
