import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Values } from '../form.tsx';

interface Removed {
  /** Another for each removal. */
  key: number;
  index: number;
  name: string;
  values: Values;
}

/** The forms of the list `name`: their order, which of them are open, and the last one that was removed. */
export function useItems(name: string, blank: () => Values) {
  const { getValues, formState } = useFormContext();
  const { fields: rows, append, insert, move, remove } = useFieldArray({ name });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const ref = useRef<HTMLFieldSetElement>(null);
  /** The row that gets the focus as soon as it is there. */
  const arriving = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = arriving.current;
    const row = index === null ? undefined : rows[index];
    if (index === null || !row) return;
    arriving.current = null;
    setOpened((before) => [...before, row.id]);
    requestAnimationFrame(() => {
      const card = ref.current?.querySelectorAll(':scope > ol > li')[index];
      card?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  }, [rows]);

  // A link leads to a field in one of them.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press on a link
  useEffect(() => {
    const [, index] = hash.startsWith(`#${name}.`) ? hash.slice(name.length + 1).split('.') : [];
    const row = rows[Number(index)];
    if (row) setOpened((before) => [...before, row.id]);
  }, [hash, key, name]);

  // What is wrong in a folded form cannot be seen and cannot take the focus.
  const faults = get(formState.errors, name) as unknown[] | undefined;
  const { submitCount } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to save
  useEffect(() => {
    const wrong = rows.filter((_, index) => faults?.[index]).map(({ id }) => id);
    if (wrong.length === 0) return;
    setOpened((before) => [...before, ...wrong]);
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
      ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [submitCount]);

  return {
    ref,
    rows,
    removed,
    isOpen: (id: string) => opened.includes(id),
    toggle: (id: string) =>
      setOpened((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    move,
    add() {
      arriving.current = rows.length;
      append(blank(), { shouldFocus: false });
    },
    remove(index: number, title: string) {
      const values = getValues(name)[index] as Values;
      setRemoved((before) => ({ key: (before?.key ?? 0) + 1, index, name: title, values }));
      remove(index);
    },
    undo() {
      if (!removed) return;
      arriving.current = removed.index;
      insert(removed.index, removed.values, { shouldFocus: false });
      setRemoved(null);
    },
  };
}
