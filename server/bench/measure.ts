import type { Child } from './child.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { programCount, type Question, questions, type Row, type ServerName } from './rows.ts';

export interface Measured {
  row: Row;
  results: LoadResult[];
  /** Sampled answers that were not what they should be. */
  faults: string[];
}

const connections = 32;

/** One round: every row for `seconds`, one after the other; servers that are not asked rest. */
export async function measureRound(
  measured: Measured[],
  load: Child,
  origins: Record<ServerName, string>,
  seconds: number,
): Promise<void> {
  for (const { row, results, faults } of measured) {
    const question: Question = questions[row.question];
    const { method, headers, body, path } = question;
    const url = origins[row.server] + path;
    const order: LoadOrder = { url, method, headers, body, connections, duration: seconds };
    results.push(await load.ask<LoadResult>(order));
    const fault = faultOf(question, await ask(origins[row.server], question));
    if (fault) faults.push(fault);
  }
}

export interface Sample {
  status: number;
  type: string;
  text: string;
}

/** Asks once. */
export async function ask(origin: string, { method, headers, body, path }: Question): Promise<Sample> {
  const response = await fetch(origin + path, { method, headers, body });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

function faultOf({ countPrograms }: Question, { status, text }: Sample): string | null {
  if (status !== 200) return `status ${status}`;
  const count = countPrograms(text);
  return count === programCount ? null : `${count} programs instead of ${programCount}`;
}
