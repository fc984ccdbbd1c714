// Saves through either of two webs, each of which the other one has to show in its very next read.
import { gorillaTrek } from '../../samples.ts';
import { ask } from './visitors.ts';

interface Saved {
  /** Reads that did not show the save before them. */
  old: string[];
  /** Milliseconds that each save took. */
  times: number[];
}

/** `id` is of a program, `headers` are of staff. */
export async function saveThroughEither(
  ports: readonly [number, number],
  { id, headers, count }: { id: number; headers: Record<string, string>; count: number },
): Promise<Saved> {
  const [one, two] = ports;
  const ways = ['/programs', `/programs/${id}`, '/api/v1/programs'];
  const all: Saved = { old: [], times: [] };
  for (let nth = 0; nth < count; nth += 1) {
    const [saving, other] = nth % 2 ? [one, two] : [two, one];
    const path = ways[nth % ways.length] ?? '/';
    // So that it is kept there as it was.
    await ask(other, { path });
    const name = `Journey number ${nth}.`;
    const body = JSON.stringify({ ...gorillaTrek, name });
    const begun = performance.now();
    const saved = await ask(saving, { method: 'PUT', path: `/api/v1/programs/${id}`, body, headers });
    all.times.push(performance.now() - begun);
    if (saved.status !== 200) throw new Error(`A save was answered ${saved.status}: ${saved.text}`);
    if (!(await ask(other, { path })).text.includes(name)) all.old.push(`${path} after ${name}`);
  }
  return all;
}
