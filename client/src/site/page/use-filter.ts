import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a visitor narrows a list by. */
export interface Filter<C extends string> {
  category: C | 'all';
  search: string;
}

const settleAfter = 400;

/** The filter of a page's list. It also stands in the address, so that a filtered list can be sent to a friend. */
export function useFilter<C extends string>(
  categories: readonly C[],
): [Filter<C>, (change: Partial<Filter<C>>) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(params, categories));

  useEffect(() => {
    if (writeFilter(filter).toString() === writeFilter(readFilter(params, categories)).toString()) return;
    const timer = setTimeout(() => setParams(writeFilter(filter), { replace: true }), settleAfter);
    return () => clearTimeout(timer);
  }, [filter, params, setParams, categories]);

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
