import type { Child } from './child.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { type Ask, type Question, questions, type Row, type Sample, type ServerName } from './rows.ts';

export interface Measured {
  row: Row;
  results: LoadResult[];
  /** Sampled answers that were not what they should be. */
  faults: string[];
}

const usualConnections = 32;
/** While a server rests the product closes its connections to the database: opening them is not what a row measures. */
const warmUpSeconds = 1;

/** One round: every row for `seconds`, one after the other; servers that are not asked rest. */
export async function measureRound(
  measured: Measured[],
  load: Child,
  origins: Record<ServerName, string>,
  seconds: number,
): Promise<void> {
  for (const { row, results, faults } of measured) {
    const question: Question = questions[row.question];
    const url = origins[row.server];
    const asks = [question, ...(question.inTurns ?? [])];
    const requests = asks.map(({ method, headers, body, path }) => ({ method, headers, body, path }));
    const { connections = usualConnections } = row;
    const { status } = question;
    const order: LoadOrder = { url, requests, connections, duration: seconds, warmUp: warmUpSeconds, status };
    results.push(await load.ask<LoadResult>(order));
    const fault = question.faultOf(
      await ask(url, { ...question, path: question.path.replace('{n}', 'sample') }),
    );
    if (fault) faults.push(fault);
  }
}

/** Asks once. */
export async function ask(origin: string, { method, headers, body, path }: Ask): Promise<Sample> {
  const response = await fetch(origin + path, { method, headers, body });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}
