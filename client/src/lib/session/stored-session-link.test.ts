import { ApolloLink, execute, gql } from '@apollo/client';
import { afterEach, expect, test } from '@jest/globals';
import { firstValueFrom, of } from 'rxjs';
import { createApolloClient } from '../api/apollo.ts';
import { storedSessionLink } from './stored-session-link.ts';

afterEach(() => localStorage.clear());

/** The header a call goes out with. */
async function authorization(): Promise<string | undefined> {
  let sent: string | undefined;
  const end = new ApolloLink((operation) => {
    sent = operation.getContext().headers?.authorization;
    return of({ data: { programs: [] } });
  });
  const link = ApolloLink.from([storedSessionLink, end]);
  const client = createApolloClient({ link, ssr: false });
  await firstValueFrom(execute(link, { query: gql`{ programs { id } }` }, { client }));
  return sent;
}

test('a visitor’s call goes out as it is, a signed-in person’s with the token', async () => {
  expect(await authorization()).toBeUndefined();
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user', JSON.stringify({ id: 1, email: 'owner@lubugo.example', role: 'OWNER' }));
  expect(await authorization()).toBe('Bearer abc');
});
