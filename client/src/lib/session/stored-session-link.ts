import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { lazyCode } from '../page/lazy-code.ts';
import { readStored } from '../storage.ts';

const sessionLink = lazyCode(async () => (await import('./session-link.ts')).createSessionLink());

/** The session of staff who read the website. Visitors have none, and load none of its code. */
export const storedSessionLink = new ApolloLink((operation, forward) =>
  readStored('token')
    ? from(sessionLink.load()).pipe(mergeMap((link) => link.request(operation, forward)))
    : forward(operation),
);
