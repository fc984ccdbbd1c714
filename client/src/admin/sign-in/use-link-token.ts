import { useLocation } from 'react-router-dom';

/**
 * The token that a mail's link brought. It stands behind the `#`, which browsers send to no server; links of earlier
 * mails have it in the query.
 */
export function useLinkToken(name: 'invitation' | 'setup' | 'token'): string | null {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}
