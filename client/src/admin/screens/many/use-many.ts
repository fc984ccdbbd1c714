import { useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { showFailure } from '../../ui/show-failure.ts';
import type { Row } from '../editing/edited.ts';
import type { Outcome } from './many-operations.ts';
import { counted, leftOutWords } from './outcome-words.ts';
import type { ManyActions } from './use-many-actions.ts';
import type { Selection } from './use-selection.ts';

/** Doing something to the chosen rows and saying how that went. What was left out stays chosen, as it is now. */
export function useMany<T extends Row>(noun: string, actions: ManyActions<T>, selection: Selection<T>) {
  const [busy, setBusy] = useState(false);

  async function run(
    did: string,
    act: (rows: readonly T[]) => Promise<Outcome<T>>,
    undo?: (rows: readonly Row[]) => Promise<void>,
  ) {
    const rows = selection.chosen;
    if (busy || rows.length === 0) return;
    setBusy(true);
    try {
      const { done, leftOut } = await act(rows);
      selection.leave(done);
      const description = leftOutWords(leftOut, rows.length);
      const changed = rows.filter(({ id }) => done.includes(id));
      const action = undo && { label: 'Undo', onClick: () => void undo(changed) };
      if (done.length === 0) toast.error(`Nothing was ${did}`, { description });
      else toast.success(`${counted(done.length, noun)} ${did}`, { description, action });
    } catch (cause) {
      showFailure(`The ${noun}s could not be ${did}`, cause);
    } finally {
      setBusy(false);
    }
  }

  async function bringBack(rows: readonly Row[]): Promise<void> {
    try {
      const { done, leftOut } = await actions.restore(rows);
      toast.success(`${counted(done.length, noun)} restored`, {
        description: leftOutWords(leftOut, rows.length),
      });
    } catch (cause) {
      const action = { label: 'Undo', onClick: () => void bringBack(rows) };
      toast.error(`The ${noun}s could not be restored`, { description: readFailure(cause).message, action });
    }
  }

  const { publish, unpublish, categorise, remove } = actions;
  return {
    busy,
    publish: publish && (() => run('published', publish)),
    unpublish: unpublish && (() => run('taken off the website', unpublish)),
    categorise:
      categorise &&
      ((category: string, label: string) => run(`moved to ${label}`, (rows) => categorise(rows, category))),
    remove: () => run('moved to the trash', remove, bringBack),
  };
}

export type Many = ReturnType<typeof useMany>;
