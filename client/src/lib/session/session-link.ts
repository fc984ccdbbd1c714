// Puts the Bearer token on every call; when the server refuses it, renews the session once, or waits until somebody has
// signed in again, and sends the call again.
import { ApolloLink, ServerError } from '@apollo/client';
import { from, map, mergeAll, mergeMap, type Observable, of, throwError } from 'rxjs';
import { catchError } from 'rxjs/operators';
import { paths } from '../../paths.ts';
import { renewSession } from './renew-session.ts';
import { getToken, keeper } from './session.ts';

type Results = Observable<ApolloLink.Result>;

/** Calls about the session itself: a wrong password is a 401 that no refresh can mend. */
const sessionFields = new Set(['login', 'completeLogin', 'signup', 'refresh', 'logout']);

interface Browser {
  path(): string;
  goTo(path: string): void;
}

const realBrowser: Browser = {
  path: () => window.location.pathname + window.location.search,
  goTo: (path) => window.location.assign(path),
};

/** The link before the one that sends. `browser` is where we are and how to leave, replaceable in tests. */
export function createSessionLink(browser: Browser = realBrowser): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (isAboutSession(operation)) return forward(operation);

    const send = (token: string | null): Results => {
      const bearer = token ? { authorization: `Bearer ${token}` } : {};
      operation.setContext(({ headers: { authorization: _, ...headers } = {} }) => ({
        headers: { ...headers, ...bearer },
      }));
      return forward(operation);
    };

    const sent = getToken();
    const again = (refusal: Results): Results => {
      // Asked before the session is removed: the admin leaves for its login as soon as it is.
      const path = browser.path();
      return from(renewSession(sent)).pipe(
        mergeMap((token) => {
          if (token) return send(token);
          if (isAdmin(path)) {
            if (!keeper.current?.keeps()) browser.goTo(paths.login(path));
          }
          // A visitor with an old token is a visitor, not somebody to throw out.
          else if (sent) return send(null);
          return refusal;
        }),
      );
    };

    return send(sent).pipe(
      map((result) => (isRefusal(result.errors) ? again(of(result)) : of(result))),
      catchError((error) => {
        const failure = throwError(() => error);
        return of(ServerError.is(error) && error.statusCode === 401 ? again(failure) : failure);
      }),
      mergeAll(),
    );
  });
}

function isRefusal(errors: ApolloLink.Result['errors']) {
  return errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}

function isAboutSession({ query }: ApolloLink.Operation) {
  return query.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.some(
        (field) => field.kind === 'Field' && sessionFields.has(field.name.value),
      ),
  );
}

/** Where staff must be signed in; the ways in are for everybody. */
function isAdmin(path: string) {
  return /^\/admin(?!\/(login|signup|forgot-password|reset-password)\b)(\/|\?|$)/.test(path);
}
