import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/failure.ts';
import type { Texts } from './resource.ts';

/** Asking before a row is removed, removing it, and saying how that went. */
export function useRemoval<T extends { id: number }>(
  remove: (id: number) => Promise<void>,
  texts: Pick<Texts, 'deleted' | 'deleteFailed'>,
) {
  const [doomed, setDoomed] = useState<T | null>(null);
  const confirmed = useRef(false);
  return {
    /** The row the question is about. */
    doomed,
    /** Whether the button that asked goes with its row. */
    confirmed,
    ask(item: T) {
      confirmed.current = false;
      setDoomed(item);
    },
    cancel: () => setDoomed(null),
    async confirm() {
      if (!doomed) return;
      confirmed.current = true;
      setDoomed(null);
      try {
        await remove(doomed.id);
        toast.success(texts.deleted);
      } catch (cause) {
        toast.error(texts.deleteFailed, { description: readFailure(cause).message });
      }
    },
  };
}
