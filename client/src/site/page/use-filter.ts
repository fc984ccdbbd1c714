import { useEffect, useRef, useState } from 'react';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';

/** What a visitor narrows a list by. */
export interface Filter<C extends string> {
  category: C | 'all';
  search: string;
}

const typingDelay = 400;

/**
 * The filter of a page's list. It also stands in the address, so that a filtered list can be sent to a friend; a link
 * to another address of the same page changes the filter.
 */
export function useFilter<C extends string>(
  categories: readonly C[],
): [Filter<C>, (change: Partial<Filter<C>>) => void] {
  const [params, setParams] = useParameters();
  const [filter, setFilter] = useState(() => readFilter(params, categories));
  const address = writeFilter(readFilter(params, categories)).toString();
  /** What we wrote into the address, or found there, last. */
  const known = useRef(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter that is being typed is not in the address yet
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setFilter(readFilter(params, categories));
  }, [address]);

  useEffect(() => {
    const wanted = writeFilter(filter);
    if (wanted.toString() === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted.toString();
      setParams(wanted, { replace: true, state: keepScroll });
    }, typingDelay);
    return () => clearTimeout(timer);
  }, [filter, setParams]);

  return [filter, (change) => setFilter({ ...filter, ...change })];
}

function readFilter<C extends string>(params: URLSearchParams, categories: readonly C[]): Filter<C> {
  const category = categories.find((known) => known === params.get('category')) ?? 'all';
  return { category, search: params.get('search') ?? '' };
}

function writeFilter({ category, search }: Filter<string>): URLSearchParams {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (search.trim()) params.set('search', search.trim());
  return params;
}
