// How often somebody may do something, and who counts that.

export interface Limit {
  /** Tells what it counts apart from what others do. */
  name: string;
  /** Calls in `duration`, which is in seconds and begins with the first of them. */
  points: number;
  duration: number;
}

/** Whom a limit counts, such as an address. */
export interface CountedCall {
  limit: Limit;
  key: string;
  /** Once when left out. */
  times?: number;
}

/** Where a caller stands with a limit. */
export interface CallState {
  limit: Limit;
  /** Calls so far, those that are counted now included. */
  count: number;
  /** Milliseconds until it begins anew. */
  left: number;
}

export interface CallCounts {
  /** Counts by each limit in turn, up to the first by which it is one call too many: that state is the last one. */
  count(calls: readonly CountedCall[]): Promise<CallState[]>;
  /** Counts one call less. */
  takeBack(call: CountedCall): Promise<void>;
  /** Begins anew. */
  forget(call: CountedCall): Promise<void>;
}

export const isTooMany = ({ limit, count }: CallState) => count > limit.points;
