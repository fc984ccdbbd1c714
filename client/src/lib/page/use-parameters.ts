import { createContext, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Parameters, readParameters } from './page-address.ts';

/** The parameters that the page around has in the table of addresses. */
export const PageParameters = createContext<Parameters>({});

/**
 * The query of the address, as far as the page names it: the HTML the server kept was made from no more, and what the
 * browser draws over it has to be the same.
 */
export function useParameters() {
  const parameters = useContext(PageParameters);
  const [query, setQuery] = useSearchParams();
  const read = useMemo(() => readParameters(parameters, query), [parameters, query]);
  return [read, setQuery] as const;
}
