// A read that was answered once can be answered again without the handlers: what was worked out from its text stays true.
import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { InVain, PreparedRead } from './context.ts';

const reads = new WeakMap<ServerResponse, PreparedRead>();
const results = new WeakMap<ServerResponse, ExecutionResult>();

/** Says that what is about to be answered can be read again, by every visitor who asks the same. */
export function offerRead(res: ServerResponse, read: PreparedRead): void {
  reads.set(res, read);
}

export const offeredRead = (res: ServerResponse): PreparedRead | undefined => reads.get(res);

/** Keeps what was run for this answer already, so that its handler does not run it twice. */
export function keepResult(res: ServerResponse, { result }: InVain): void {
  if (result) results.set(res, result);
}

export const keptResult = (res: ServerResponse): ExecutionResult | undefined => results.get(res);
