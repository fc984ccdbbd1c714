import { useSearchParams } from 'react-router-dom';

/** The token of the link in the mail; empty when there is none. */
export function useToken(): string {
  const [params] = useSearchParams();
  return params.get('token')?.trim() ?? '';
}
