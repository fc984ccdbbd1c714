import type { DocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Freshness } from '../../lib/api/freshness.ts';
import { applyHead } from '../../lib/page/head.ts';
import type { PageModule } from '../../lib/page/page.ts';
import { recordParams } from '../../lib/page/page-address.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { useCompany } from '../shell/company.ts';
import { focusHeading } from './focus-heading.ts';
import { PageError } from './page-error.tsx';

/** Knows how old answers are; null on the server, where all are new. */
export const FreshnessContext = createContext<Freshness | null>(null);

/** Whether there is no record at the address that the server answered: known for the first page that is opened alone. */
export const MissingContext = createContext(false);

/** A page of the route table: asks for its data when that is old, says so when it does not come, and keeps the document's head in step. */
export function PageView({ page }: { page: PageModule }) {
  // Each address starts anew: the router would otherwise hand one program's state to the next.
  const { pathname } = useLocation();
  const freshness = useContext(FreshnessContext);
  useEffect(() => {
    if (freshness) freshness.hasOpenedPage = true;
  }, [freshness]);
  return <OpenedPage key={pathname} page={page} />;
}

function OpenedPage({ page }: { page: PageModule }) {
  const isMissing = useContext(MissingContext);
  const freshness = useContext(FreshnessContext);
  // The server said so of the address that was opened first. Who comes back to it later asks anew.
  const [missing] = useState(() => (isMissing && !freshness?.hasOpenedPage ? page.missing : undefined));
  if (missing) return <StaticPage page={missing} />;
  return page.query ? <QueryPage page={page} query={page.query} /> : <StaticPage page={page} />;
}

function QueryPage({ page, query }: { page: PageModule; query: DocumentNode }) {
  const params = recordParams(useParams());
  const { pathname } = useLocation();
  const [parameters] = useParameters();
  const variables = page.variables?.(params, new URL(`${pathname}?${parameters}`, 'http://site'));
  const freshness = useContext(FreshnessContext);
  // Decided when the page opens: an answer that grows old while it is read is left alone until the focus comes back.
  const [fresh] = useState(() => {
    if (page.asksAgain && freshness?.hasOpenedPage) return false;
    return freshness?.isFresh(query, variables) ?? true;
  });
  const { data, previousData, error, refetch } = useQuery<unknown>(query, {
    variables,
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useHead(page, data ?? previousData);
  useFocusWhenArrived(data !== undefined);
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  // What is known is shown, also when it could not be made newer, or a search of the page's list found no server.
  return error && (data ?? previousData) === undefined ? (
    <PageError error={error} onRetry={retry} />
  ) : (
    <page.Component variables={variables} />
  );
}

function StaticPage({ page }: { page: Pick<PageModule, 'Component' | 'head'> }) {
  useHead(page, undefined);
  return <page.Component variables={undefined} />;
}

function useHead(page: Pick<PageModule, 'head'>, data: unknown) {
  const { pathname } = useLocation();
  const [query] = useParameters();
  const company = useCompany();
  useEffect(() => {
    const { origin } = window.location;
    applyHead(page.head(data, { origin, path: pathname, query, company }));
  }, [page, data, pathname, query, company]);
}

/** When the heading of the skeleton gives way to the real one, the focus that was on it goes along. */
function useFocusWhenArrived(arrived: boolean) {
  const waited = useRef(!arrived);
  useEffect(() => {
    if (arrived && waited.current && document.activeElement === document.body) focusHeading();
  }, [arrived]);
}
