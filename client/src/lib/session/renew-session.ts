import { NoAnswer, postGraphQL } from '../api/post-graphql.ts';
import { expireSession, keeper, login, restoreSession, type SessionUser } from './session.ts';

interface Refreshed {
  refresh: { token: string; user: SessionUser };
}

let renewal: Promise<string | null> | null = null;

/**
 * A good token in place of the one the server refused. When the session is over, whoever is at work is asked to sign
 * in again, and this waits for it; null when they do not, or nobody was at work (the session is then removed).
 * Rejects when the server is out of reach: the session may still be good. All parallel callers share one refresh.
 */
export function renewSession(refused: string | null): Promise<string | null> {
  renewal ??= acrossTabs(() => refreshUnlessRenewed(refused))
    .then((token) => token ?? keeper.current?.back() ?? null)
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

async function refreshUnlessRenewed(refused: string | null) {
  const current = restoreSession();
  if (current !== refused) return current;
  try {
    const { refresh } = await postGraphQL<Refreshed>(
      'mutation Refresh { refresh { token user { id email role } } }',
    );
    login(refresh);
    return refresh.token;
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    // biome-ignore lint/suspicious/noConsole: the product promises this line to whoever looks for it
    console.error('Refresh token failed');
    expireSession();
    return null;
  }
}

/** Milliseconds to wait for other tabs. One that sleeps may hold the lock for as long as it does. */
const waitForOthers = 20_000;

/** The refresh cookie works once; two tabs using it together would look like a stolen one. */
async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(waitForOthers);
  try {
    return (await navigator.locks.request('session-refresh', { signal }, work)) as T;
  } catch (error) {
    if (signal.aborted && signal.reason === error) throw new NoAnswer();
    throw error;
  }
}
