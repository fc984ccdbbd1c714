import { ApolloLink, gql } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createApolloClient } from './apollo.ts';
import { createHttpLink, fetchInTime, timeoutMessage } from './http-link.ts';

const query = gql`query Programs { programs { id } }`;
const mutation = gql`mutation Logout { logout }`;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** Answers calls one after the other: an Error is a lost connection, a number a status. */
function serverAnswers(...answers: (Error | number)[]) {
  const fetch = jest.fn<typeof globalThis.fetch>();
  for (const answer of answers) {
    fetch.mockImplementationOnce(async () => {
      if (answer instanceof Error) throw answer;
      return Response.json({ data: { programs: [] } }, { status: answer });
    });
  }
  globalThis.fetch = fetch;
  return fetch;
}

const client = () => createApolloClient({ link: ApolloLink.from([createHttpLink()]), ssr: false });

test.each([new TypeError('Failed to fetch'), 503])('a read is tried once more after %p', async (failure) => {
  const fetch = serverAnswers(failure, 200);
  await expect(client().query({ query })).resolves.toMatchObject({ data: { programs: [] } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a read is not tried a third time', async () => {
  const fetch = serverAnswers(503, 503, 200);
  await expect(client().query({ query })).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a read that was refused is not tried again', async () => {
  const fetch = serverAnswers(400, 200);
  await expect(client().query({ query })).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a write is never sent twice', async () => {
  const fetch = serverAnswers(new TypeError('Failed to fetch'), 200);
  await expect(client().mutate({ mutation })).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a call without an answer in 30 seconds ends with a sentence for people', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  globalThis.fetch = async (_input, init) => {
    init?.signal?.throwIfAborted();
    return new Response();
  };
  await expect(fetchInTime('/graphql')).rejects.toThrow(timeoutMessage);
  expect(limit).toHaveBeenCalledWith(30_000);
});
