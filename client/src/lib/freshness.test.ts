import { ApolloLink, gql } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { of } from 'rxjs';
import { createApolloClient } from './apollo.ts';
import { Freshness, freshFor, refetchOnFocus } from './freshness.ts';

const query = gql`query Programs { programs { id } }`;
let stop = () => {};

/** Stands in for the browser's channel between tabs. */
const otherTab = new EventTarget();
globalThis.BroadcastChannel = function channel() {
  return otherTab;
} as unknown as typeof BroadcastChannel;

afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A client with one list on screen, and how often it asked the server. */
function listOnScreen(rules?: Parameters<typeof refetchOnFocus>[2]) {
  jest.useFakeTimers();
  const freshness = new Freshness();
  const answer = jest.fn(() => of({ data: { programs: [] } }));
  const client = createApolloClient({
    link: ApolloLink.from([freshness.link, new ApolloLink(answer)]),
    ssr: false,
  });
  client.watchQuery({ query }).subscribe({});
  stop = refetchOnFocus(client, freshness, rules);
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

test('staff see what is older than some seconds anew, but not while they are signed out', async () => {
  let signedIn = true;
  const { answer, focusAfter } = listOnScreen({ within: 10_000, when: () => signedIn });
  await focusAfter(9_000);
  expect(answer).toHaveBeenCalledTimes(1);
  await focusAfter(2_000);
  expect(answer).toHaveBeenCalledTimes(2);
  signedIn = false;
  await focusAfter(20_000);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what another tab changed is asked for again at the next focus', async () => {
  const { answer, focusAfter } = listOnScreen();
  otherTab.dispatchEvent(new Event('message'));
  expect(answer).toHaveBeenCalledTimes(1);
  await focusAfter(1000);
  await focusAfter(1000);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what came with the page is as old as the page', async () => {
  const { freshness } = listOnScreen();
  expect(freshness.isFresh(query, { id: 'with the page' })).toBe(true);
  await jest.advanceTimersByTimeAsync(freshFor);
  expect(freshness.isFresh(query, { id: 'with the page' })).toBe(false);
});
