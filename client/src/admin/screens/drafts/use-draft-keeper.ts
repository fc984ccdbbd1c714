import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { areEqual } from '../editing/merge.ts';
import type { Values } from '../form/form.tsx';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftOf, ServerDraft } from './server-drafts.ts';

interface Options {
  /** Null where drafts are this tab's alone. */
  of: DraftOf | null;
  known: string | null;
  read(): Pick<ServerDraft, 'document' | 'baseVersion'>;
  onSaved(at: string): void;
}

/** Keeps the draft of an open form on the server, and tells of one that was begun elsewhere. `known` counts as it is at first. */
export function useDraftKeeper({ of, known, read, onSaved }: Options) {
  const client = useApolloClient();
  const [found, setFound] = useState<ServerDraft | null>(null);
  const now = useRef({ read, onSaved });
  now.current = { read, onSaved };
  const keeper = useRef<DraftKeeper | null>(null);

  const record = JSON.stringify(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its record, but for a new one that gets its number
  useEffect(() => {
    if (!of) return;
    const made = new DraftKeeper({
      client,
      of,
      known,
      read: () => now.current.read(),
      onFound(draft) {
        // As after a reload: what was said last was not answered any more.
        const isHere = areEqual(draft.document as Values, now.current.read().document as Values);
        if (!isHere) return setFound(draft);
        made.choose(true);
        now.current.onSaved(draft.updatedAt);
      },
      onSaved: (at) => now.current.onSaved(at),
    });
    keeper.current = made;
    // Without an answer the first save asks again.
    made.look().catch(() => undefined);
    const leave = () => made.leave();
    const hide = () => document.visibilityState === 'hidden' && made.leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      made.stop();
    };
  }, [client, record]);

  const [controls] = useState(() => ({
    choose(wanted: boolean) {
      setFound(null);
      keeper.current?.choose(wanted);
    },
    note: () => keeper.current?.note(),
    reset: () => keeper.current?.reset(),
    keepNow: async () => keeper.current?.keepNow(),
    end() {
      setFound(null);
      keeper.current?.end();
    },
  }));
  /** `found` was begun in another tab or on another device; null once that was chosen or not. */
  return { found, ...controls };
}
