import { useContext, useEffect } from 'react';
import { LiveContext } from './live-context.ts';

/** Tells the others that this record is open here, for as long as it is; nothing of one that has no number yet. */
export function usePresence(kind: string | undefined, id: number | null | undefined, editing: boolean): void {
  const { sayOpen } = useContext(LiveContext);
  useEffect(() => {
    if (kind && id) return sayOpen({ kind, id, editing });
  }, [sayOpen, kind, id, editing]);
}
