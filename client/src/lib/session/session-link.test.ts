import { ApolloClient, ApolloLink, gql, InMemoryCache, ServerError } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { from, map, of, throwError } from 'rxjs';
import { NoAnswer } from '../api/post-graphql.ts';
import { acceptSession, postponeSignIn, savePlace } from './saved-place.ts';
import { getToken, login } from './session.ts';
import { createSessionLink } from './session-link.ts';

const user = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };
const programs = gql`
  query Programs {
    programs
  }
`;
const signIn = gql`
  mutation Login {
    login
  }
`;
const refusal = {
  data: null,
  errors: [{ message: 'Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }],
};

let good = 'fresh';
let sent: (string | undefined)[] = [];
const goTo = jest.fn<(path: string) => void>();
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** A server that knows one good token; a visitor may read, an old token is refused. */
const server = new ApolloLink((operation) => {
  const { authorization } = operation.getContext().headers ?? {};
  sent.push(authorization);
  const allowed =
    operation.operationName !== 'Login' && (!authorization || authorization === `Bearer ${good}`);
  return from(Promise.resolve()).pipe(map(() => (allowed ? { data: { programs: 'all' } } : refusal)));
});

function client(path: string, answering = server) {
  const link = createSessionLink({ path: () => (getToken() ? path : '/admin/login'), goTo }).concat(
    answering,
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

function refreshAnswers(body: object, status = 200) {
  const fetch = jest.fn<typeof globalThis.fetch>(
    async () => ({ ok: status < 400, status, json: async () => body }) as Response,
  );
  globalThis.fetch = fetch;
  return fetch;
}

const refreshed = { data: { refresh: { token: 'fresh', user } } };

beforeEach(() => {
  sent = [];
  good = 'fresh';
  jest.clearAllMocks();
  login({ user, token: 'old' });
});
afterEach(() => localStorage.clear());

describe('A refused token', () => {
  test('is renewed and the call sent once more', async () => {
    const fetch = refreshAnswers(refreshed);
    const { data } = await client('/admin').query({ query: programs });
    expect(data).toEqual({ programs: 'all' });
    expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('same-origin');
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  test('is renewed once for all parallel calls', async () => {
    const fetch = refreshAnswers(refreshed);
    const apollo = client('/admin');
    const ask = () =>
      apollo.query({ query: programs, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
    await Promise.all([ask(), ask(), ask()]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sent.filter((header) => header === 'Bearer fresh')).toHaveLength(3);
  });

  test('is also seen in a plain 401 answer', async () => {
    refreshAnswers(refreshed);
    const plain = new ApolloLink((operation) =>
      operation.getContext().headers?.authorization === 'Bearer fresh'
        ? of({ data: { programs: 'all' } })
        : throwError(() => new ServerError('401', { response: { status: 401 } as Response, bodyText: '' })),
    );
    expect((await client('/admin', plain).query({ query: programs })).data).toEqual({ programs: 'all' });
  });

  test('is retried only once', async () => {
    good = 'another';
    const fetch = refreshAnswers(refreshed);
    await expect(client('/admin').query({ query: programs })).rejects.toThrow('Sign in again.');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
  });
});

describe('A refresh that fails', () => {
  test('in the admin is logged, clears the token and leads to the login with the way back', async () => {
    refreshAnswers(refusal, 401);
    await expect(client('/admin/programs?q=nile').query({ query: programs })).rejects.toThrow();
    expect(log.mock.calls).toEqual([['Refresh token failed']]);
    expect(getToken()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/login?next=%2Fadmin%2Fprograms%3Fq%3Dnile');
    expect(sent).toEqual(['Bearer old']);
  });

  describe('while somebody is at work', () => {
    let release = () => {};
    beforeEach(() => {
      acceptSession();
      release = savePlace();
    });
    afterEach(() => release());

    test('lets the calls wait until they have signed in again, and sends each once more', async () => {
      refreshAnswers(refusal, 401);
      const apollo = client('/admin/programs');
      const ask = () =>
        apollo.query({ query: programs, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
      const asked = Promise.all([ask(), ask()]);
      await waitFor(() => expect(log.mock.calls).toEqual([['Refresh token failed']]));
      expect(localStorage.getItem('token')).toBeNull();
      expect(sent).toEqual(['Bearer old', 'Bearer old']);
      login({ user, token: 'fresh' });
      expect((await asked).map(({ data }) => data)).toEqual(Array(2).fill({ programs: 'all' }));
      expect(sent.slice(2)).toEqual(['Bearer fresh', 'Bearer fresh']);
      expect(goTo).not.toHaveBeenCalled();
    });

    test('refuses them when signing in is put off, and leads nowhere', async () => {
      refreshAnswers(refusal, 401);
      const asked = client('/admin/programs').query({ query: programs });
      const refused = expect(asked).rejects.toThrow('Sign in again.');
      await waitFor(() => expect(log).toHaveBeenCalledWith('Refresh token failed'));
      postponeSignIn();
      await refused;
      expect(goTo).not.toHaveBeenCalled();
    });
  });

  test('because the server is out of reach does not end the session', async () => {
    globalThis.fetch = jest.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    const failed = client('/admin/programs').query({ query: programs });
    await expect(failed).rejects.toBeInstanceOf(NoAnswer);
    expect(getToken()).toBe('old');
    expect(log).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });

  test('because no answer comes is given up, so that no other tab waits for ever', async () => {
    const timeout = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    globalThis.fetch = jest.fn<typeof globalThis.fetch>(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const failed = client('/admin/programs').query({ query: programs });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(limit).toHaveBeenCalledWith(15_000);
    timeout.abort(new DOMException('', 'TimeoutError'));
    await expect(failed).rejects.toBeInstanceOf(NoAnswer);
    expect(getToken()).toBe('old');
    limit.mockRestore();
  });

  test.each(['/programs', '/admin/signup?invitation=a-token', '/admin/reset-password?token=a-token'])(
    'on %s, which is for everybody, lets the visitor go on without a token',
    async (path) => {
      refreshAnswers(refusal, 401);
      const { data } = await client(path).query({ query: programs });
      expect(data).toEqual({ programs: 'all' });
      expect(sent).toEqual(['Bearer old', undefined]);
      expect(goTo).not.toHaveBeenCalled();
      expect(getToken()).toBeNull();
    },
  );
});

test('A wrong password is told, not refreshed', async () => {
  const fetch = refreshAnswers(refreshed);
  await expect(client('/admin/login').mutate({ mutation: signIn })).rejects.toThrow('Sign in again.');
  expect(fetch).not.toHaveBeenCalled();
  expect(sent).toEqual([undefined]);
});
