import { createContext } from 'react';
import type { ChangesQuery } from './changes.generated.ts';
import type { OpenRecord } from './open-records.ts';

type Removed = ChangesQuery['changes']['removed'][number];

export interface Live {
  /** What others have open. */
  openRecords: ChangesQuery['changes']['openRecords'];
  /** Says that this tab has a record open. Returns the way to take that back. */
  sayOpen(record: OpenRecord): () => void;
  /** Calls `listener` with each row that is gone, and when that was asked for. Returns the way to stop. */
  onRemoved(listener: (removed: Removed, askedAt: number) => void): () => void;
}

const nothing = () => undefined;

/** What others do just now; told by the layout, nothing without one (as in most tests). */
export const LiveContext = createContext<Live>({
  openRecords: [],
  sayOpen: () => nothing,
  onRemoved: () => nothing,
});
