import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categories } from './categories.ts';
import type { ProgramFilter } from './filter-programs.ts';

const settleAfter = 400;

/** What the visitor filters by. It also stands in the address, so that a filtered catalog can be sent to a friend. */
export function useProgramFilter(): [ProgramFilter, (change: Partial<ProgramFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<ProgramFilter>(() => readFilter(params));

  useEffect(() => {
    if (writeFilter(filter).toString() === writeFilter(readFilter(params)).toString()) return;
    const timer = setTimeout(
      () => setParams(writeFilter(filter), { replace: true, preventScrollReset: true }),
      settleAfter,
    );
    return () => clearTimeout(timer);
  }, [filter, params, setParams]);

  return [filter, (change) => setFilter({ ...filter, ...change })];
}

function readFilter(params: URLSearchParams): ProgramFilter {
  const category = categories.find((known) => known === params.get('category')) ?? 'all';
  return { category, search: params.get('search') ?? '' };
}

function writeFilter({ category, search }: ProgramFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (search.trim()) params.set('search', search.trim());
  return params;
}
