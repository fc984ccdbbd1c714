import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { useQuestion } from '../ui/dialogs/use-question.ts';
import type { Texts, Undo } from './editing/edited.ts';

interface Removal<T> {
  noun: string;
  nameOf(item: T): string;
  /** What becomes of it, after its name. */
  fate: string;
  remove(item: T): Promise<Undo>;
  texts: Pick<Texts, 'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed'>;
  /** Called once a row is back. */
  onRestored?(item: T): void;
}

/** Asking before a row is removed, removing it, saying how that went, and offering to undo it while that is said. */
export function useRemoval<T extends { id: number }>(removal: Removal<T>) {
  const { noun, nameOf, fate, remove, texts, onRestored } = removal;

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

  return useQuestion<T>(
    (item) => ({
      title: `Delete this ${noun}?`,
      text: `Are you sure you want to delete this ${noun}? ${nameOf(item)} ${fate}`,
      confirmLabel: 'Delete',
      done: texts.deleted,
      failed: texts.deleteFailed,
    }),
    async (item) => undoing(item, await remove(item)),
  );
}
