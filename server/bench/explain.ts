// What PostgreSQL says of the statements that the product really runs.
import type { DataSource } from 'typeorm';

const tries = 5;

export interface Figures {
  milliseconds: number;
  plan: string;
}

/** Prints what a question needs; more than `target` milliseconds end the bench with 1. */
export function tell(name: string, { milliseconds, plan }: Figures, target: number): void {
  console.log(`${name.padEnd(38)} ${milliseconds.toFixed(2).padStart(8)} ms  ${plan}`);
  if (milliseconds <= target) return;
  console.log(`${name} needs more than ${target} ms.`);
  process.exitCode = 1;
}

/** The median time of the last statement that `work` runs, planning included, and how it is done. */
export async function explained(
  db: DataSource,
  work: (recorder: DataSource) => Promise<void>,
): Promise<Figures> {
  let last: [string, unknown[]] = ['', []];
  const query = (sql: string, values: unknown[]) => {
    last = [sql, values];
    return db.query(sql, values);
  };
  await work(Object.assign(Object.create(db), { query }));
  const times: number[] = [];
  let plan = '';
  for (let i = 0; i < tries; i += 1) {
    const [row] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${last[0]}`, last[1]);
    const [explanation] = row['QUERY PLAN'];
    times.push(explanation['Planning Time'] + explanation['Execution Time']);
    plan = scansOf(explanation.Plan).join(', ');
  }
  return { milliseconds: times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0, plan };
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Scan Direction'?: string;
  Plans?: PlanNode[];
}

/** The leaves of a plan, such as `Index Scan Backward registrations_created`. */
function scansOf(node: PlanNode): string[] {
  if (node.Plans?.length) return [...new Set(node.Plans.flatMap(scansOf))];
  const backward = node['Scan Direction'] === 'Backward' ? ' backward' : '';
  return [`${node['Node Type']}${backward} ${node['Index Name'] ?? ''}`.trim()];
}
