import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';

/** Choosing rows of a list; only what is on screen is ever chosen. */
export function useSelection<T extends { id: number | string }>(items: readonly T[] | undefined) {
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
  // With `toHere` also all rows between the one before and this one.
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
    /** Whether rows are being chosen; else there is nothing to see of it. */
    on,
    start: () => setOn(true),
    end,
    chosen,
    has: ({ id }: T) => ids.has(id),
    /** The same function for good. */
    toggle,
    /** All on screen, or none when all are chosen. */
    toggleAll: () => setIds(new Set(isAll ? [] : items?.map(({ id }) => id))),
    isAll,
    /** No longer these. */
    leave: (left: readonly T['id'][]) =>
      setIds((before) => new Set([...before].filter((id) => !left.includes(id)))),
  };
}

export type Selection<T extends { id: number | string }> = ReturnType<typeof useSelection<T>>;

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

interface SelectBoxProps {
  /** What it chooses. */
  name: string;
  checked: boolean;
  onToggle(toHere: boolean): void;
}

/** Chooses a row; with Shift, by mouse or by keyboard, all rows from the one chosen before. */
export function SelectBox({ name, checked, onToggle }: SelectBoxProps) {
  return (
    <Area>
      <chakra.input
        type="checkbox"
        w="5"
        h="5"
        accentColor="brand"
        aria-label={`Select ${name}`}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </Area>
  );
}

/** As large as a finger. */
const Area = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '11',
    h: '11',
    cursor: 'pointer',
    userSelect: 'none',
    borderRadius: 'md',
  },
});

interface SelectionBarProps {
  selection: Pick<Selection<never>, 'isAll' | 'toggleAll' | 'end'> & { chosen: readonly unknown[] };
  ref?: Ref<HTMLDivElement>;
  /** What can be done to them. */
  children: ReactNode;
}

/** How many rows are chosen, and what to do with them; it stays in sight while the list is scrolled. */
export function SelectionBar({ selection, ref, children }: SelectionBarProps) {
  const { chosen, isAll, toggleAll, end } = selection;
  return (
    <Bar ref={ref} role="region" aria-label="Selected" tabIndex={-1}>
      <Flex align="center" justify="space-between" gap="3" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <chakra.span role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums" ps="1">
          {chosen.length === 0 ? 'None selected' : `${formatAmount(chosen.length)} selected`}
        </chakra.span>
        <Button variant="outline" size="sm" minH="10" onClick={toggleAll}>
          {isAll ? 'Select none' : 'Select all on this page'}
        </Button>
      </Flex>
      {children}
      <Button variant="ghost" size="sm" minH="10" ms="auto" onClick={end}>
        Done
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'calc({sizes.strip} + {spacing.2})',
    zIndex: '3',
    mt: '3',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    boxShadow: 'lg',
    fontSize: 'sm',
  },
});
