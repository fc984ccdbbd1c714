import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Choosing rows of a list; only what is on screen is ever chosen. */
export interface Selection<T extends { id: number | string }> {
  /** Whether rows are being chosen; else there is nothing to see of it. */
  on: boolean;
  start(): void;
  end(): void;
  chosen: T[];
  has(item: T): boolean;
  /** With `toHere` also all rows between the one before and this one. The same function for good. */
  toggle(item: T, toHere: boolean): void;
  /** All on screen, or none when all are chosen. */
  toggleAll(): void;
  isAll: boolean;
  /** No longer these. */
  leave(ids: readonly T['id'][]): void;
}

export function useSelection<T extends { id: number | string }>(
  items: readonly T[] | undefined,
): Selection<T> {
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<T['id']>>(new Set());
  const shown = useRef(items ?? []);
  const last = useRef<T['id'] | null>(null);
  useEffect(() => {
    shown.current = items ?? [];
  }, [items]);
  const chosen = useMemo(() => (items ?? []).filter(({ id }) => ids.has(id)), [items, ids]);
  const isAll = chosen.length > 0 && chosen.length === items?.length;

  const end = useCallback(() => {
    setOn(false);
    setIds(new Set());
  }, []);
  const toggle = useCallback((item: T, toHere: boolean) => {
    const rows = shown.current;
    const from = toHere ? rows.findIndex(({ id }) => id === last.current) : -1;
    const at = rows.findIndex(({ id }) => id === item.id);
    const range = from < 0 ? [item] : rows.slice(Math.min(from, at), Math.max(from, at) + 1);
    last.current = item.id;
    setIds((before) => {
      const next = new Set(before);
      const add = !before.has(item.id);
      for (const { id } of range) add ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  useEscape(on, end);

  return {
    ...{ on, end, chosen, toggle, isAll },
    start: () => setOn(true),
    has: ({ id }) => ids.has(id),
    toggleAll: () => setIds(new Set(isAll ? [] : items?.map(({ id }) => id))),
    leave: (left) => setIds((before) => new Set([...before].filter((id) => !left.includes(id)))),
  };
}

/** Escape ends the choosing, unless it closes something that is open above it. */
function useEscape(on: boolean, end: () => void) {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [type=search]'))
        return;
      end();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on, end]);
}
