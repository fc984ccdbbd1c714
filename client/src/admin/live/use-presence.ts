import { useContext, useEffect } from 'react';
import type { OpenWriting } from '../../generated/schema.ts';
import { LiveContext } from './live-context.ts';

interface Subject {
  kind: string;
  id: number;
}

/** Tells the others that this record is open here, for as long as it is; nothing of one that has no number yet. */
export function usePresence(
  kind: string | undefined,
  id: number | null | undefined,
  editing: boolean,
  writing: OpenWriting | null = null,
): void {
  const { sayOpen } = useContext(LiveContext);
  useEffect(() => {
    if (kind && id) return sayOpen({ kind, id, editing, writing });
  }, [sayOpen, kind, id, editing, writing]);
}

/** Tells the others what is being written about this record, while something is. */
export function useWriting({ kind, id }: Subject, writing: OpenWriting, isWriting: boolean): void {
  usePresence(isWriting ? kind : undefined, id, true, writing);
}
