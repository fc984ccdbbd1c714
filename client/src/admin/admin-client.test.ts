import { ApolloLink, gql } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { of } from 'rxjs';
import { createApolloClient } from '../lib/api/apollo.ts';
import { Freshness } from '../lib/api/freshness.ts';
import { endSession, login } from '../lib/session/session.ts';
import { keepUpToDate, staffFreshFor } from './admin-client.ts';

const query = gql`query Programs { programs { id } }`;
const user = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };

/** Stands in for the browser's channel between tabs. */
const otherTab = new EventTarget();
globalThis.BroadcastChannel = function channel() {
  return otherTab;
} as unknown as typeof BroadcastChannel;

let stop = () => {};

beforeEach(() => login({ user, token: 'good' }));
afterEach(() => {
  stop();
  endSession();
  jest.useRealTimers();
});

/** A client with one list on screen, and how often it asked the server. */
function listOnScreen() {
  jest.useFakeTimers();
  const freshness = new Freshness();
  const answer = jest.fn(() => of({ data: { programs: [] } }));
  const link = ApolloLink.from([freshness.link, new ApolloLink(answer)]);
  const client = createApolloClient({ link, ssr: false });
  client.watchQuery({ query }).subscribe({});
  stop = keepUpToDate(client, freshness);
  const focusAfter = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(10);
  };
  return { answer, focusAfter };
}

test('what a colleague may have changed is asked for again at each focus, once, but not while signed out', async () => {
  const { answer, focusAfter } = listOnScreen();
  await focusAfter(3000);
  expect(answer).toHaveBeenCalledTimes(2);
  await focusAfter(staffFreshFor / 2);
  expect(answer).toHaveBeenCalledTimes(2);
  endSession();
  await focusAfter(2 * staffFreshFor);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what another tab changed is asked for again at the next focus, and not before', async () => {
  const { answer, focusAfter } = listOnScreen();
  otherTab.dispatchEvent(new Event('message'));
  await jest.advanceTimersByTimeAsync(100);
  expect(answer).toHaveBeenCalledTimes(1);
  await focusAfter(100);
  await focusAfter(100);
  expect(answer).toHaveBeenCalledTimes(2);
});
