import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepScroll } from '../../../lib/history/keep-scroll.ts';
import { keepChoice, readChoice } from '../../ui/own-choice.ts';
import type { OpenView } from './inbox.ts';

export type View = 'all' | 'open';

interface Viewed {
  noun: string;
  open?: Partial<OpenView<never>>;
}

/**
 * All rows of a list or those that are open: as the address says, else as this person chose last, at first all. A link to
 * rows of some status shows them, whatever was chosen.
 */
export function useView<L extends Viewed>(list: L) {
  const [params, setParams] = useSearchParams();
  const { noun, open } = list;
  const named = params.get('view') ?? (params.has('status') ? 'all' : readChoice(`view:${noun}`));
  const view: View = open && named === 'open' ? 'open' : 'all';
  return {
    view,
    list: useMemo(() => (view === 'open' ? { ...list, ...open, view } : list), [list, open, view]),
    /** What is searched stays, unless told otherwise; columns, orders and pages are each view's own. */
    choose(next: View, kept: readonly string[] = ['q']) {
      keepChoice(`view:${noun}`, next === 'all' ? '' : next);
      setParams(
        (before) => {
          const params = new URLSearchParams([...before].filter(([name]) => kept.includes(name)));
          if (next === 'open') params.set('view', next);
          return params;
        },
        { replace: true, state: keepScroll },
      );
    },
  };
}
