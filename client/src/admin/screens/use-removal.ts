import { useCallback, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import type { Undo } from './resource.ts';
import type { Texts } from './texts.ts';

interface Removal<T> {
  remove(item: T): Promise<Undo>;
  texts: Pick<Texts, 'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed'>;
  /** Called once a row is back. */
  onRestored?(item: T): void;
}

/** Asking before a row is removed, removing it, saying how that went, and offering to undo it while that is said. */
export function useRemoval<T extends { id: number }>({ remove, texts, onRestored }: Removal<T>) {
  const [doomed, setDoomed] = useState<T | null>(null);
  const confirmed = useRef(false);

  async function bringBack(item: T, undo: Undo) {
    try {
      await undo();
      onRestored?.(item);
      toast.success(texts.restored);
    } catch (cause) {
      const { message, code } = readFailure(cause);
      // What is gone for good stays so; everything else may work the next time.
      const action = code === 'NOT_FOUND' ? undefined : undoing(item, undo);
      toast.error(texts.restoreFailed, { description: message, action });
    }
  }

  const undoing = (item: T, undo: Undo) => ({ label: 'Undo', onClick: () => void bringBack(item, undo) });

  return {
    /** The row the question is about. */
    doomed,
    /** Whether the button that asked goes with its row. */
    confirmed,
    /** The same function for good. */
    ask: useCallback((item: T) => {
      confirmed.current = false;
      setDoomed(item);
    }, []),
    cancel: () => setDoomed(null),
    async confirm() {
      if (!doomed) return;
      confirmed.current = true;
      setDoomed(null);
      try {
        const undo = await remove(doomed);
        toast.success(texts.deleted, { action: undoing(doomed, undo) });
      } catch (cause) {
        toast.error(texts.deleteFailed, { description: readFailure(cause).message });
      }
    },
  };
}
