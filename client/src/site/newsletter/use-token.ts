import { useParameters } from '../../lib/page/use-parameters.ts';

/** The token of the link in the mail; empty when there is none. */
export function useToken(): string {
  const [params] = useParameters();
  return params.get('token') ?? '';
}
