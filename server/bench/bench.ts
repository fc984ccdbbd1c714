// `npm run bench`: the product against floors, in one run, in turns, then the worst day. Ends with 1 when a target is missed.
// `npm run bench -- cold "worst day"`: only the rows with one of these words in their names, and what they are compared with.
import { type Child, startChild } from './child.ts';
import { makeBenchDatabase } from './database.ts';
import { ask, type Measured, measureRound } from './measure.ts';
import { type Report, report, reportCeilings } from './report.ts';
import { programCount, questions, rowsNamed, type ServerName } from './rows.ts';
import { measureWorstDay } from './worst-day/worst-day.ts';

const rounds = 4;
const secondsEach = 2;

type Listening = { address: { port: number } };

const worstDay = 'worst day';
const words = process.argv.slice(2);
const rows = rowsNamed(words);
if (rows.length > 0) print(await measureRows());
// After them: what it measures must not share the machine with other servers.
if (words.length === 0 || words.includes(worstDay)) print(reportCeilings(await measureWorstDay()));

async function measureRows(): Promise<Report> {
  const database = await makeBenchDatabase();
  const children: Child[] = [];
  const start = async (file: string, env?: Record<string, string>) => {
    const child = await startChild<Listening>(file, env);
    children.push(child);
    return child;
  };

  try {
    const product = { BENCH_DATABASE: database.url, BENCH_DATA: database.dataDir };
    const load = await start('load.ts');
    const fast = { ...product, PAGE_CACHE: 'on', RATE_LIMITS: 'off' };
    const servers: Record<ServerName, Child<Listening>> = {
      fixed: await start('fixed-server.ts'),
      pg: await start('pg-server.ts', product),
      hot: await start('product-server.ts', fast),
      // As rested as the two after it, which are compared with it.
      plain: await start('product-server.ts', fast),
      counted: await start('product-server.ts', { ...fast, BENCH_COUNTS: 'on' }),
      // A demo, as which the bench runs, writes such lines with this level only.
      logged: await start('product-server.ts', { ...fast, LOG_MEMORY_ANSWERS: 'on', LOG_LEVEL: 'debug' }),
      cold: await start('product-server.ts', { ...product, PAGE_CACHE: 'off', RATE_LIMITS: 'off' }),
    };
    const origins = Object.fromEntries(
      Object.entries(servers).map(([name, { ready }]) => [name, `http://127.0.0.1:${ready.address.port}`]),
    ) as Record<ServerName, string>;

    // The floor sends the very bytes the product sends.
    const bytes: Record<string, { type: string; text: string }> = {};
    const reads = [questions.page, questions.mixed, ...questions.mixed.inTurns];
    for (const read of reads) bytes[read.path] = await ask(origins.hot, read);
    await servers.fixed.ask(bytes);

    const measured: Measured[] = rows.map((row) => ({ row, results: [], faults: [] }));
    console.log(`${programCount} programs, ${rounds} rounds of ${secondsEach} s each, the median of them:\n`);
    for (let round = 0; round < rounds; round += 1) await measureRound(measured, load, origins, secondsEach);

    return report(measured);
  } finally {
    for (const child of children) await child.stop();
    await database.close();
  }
}

function print({ table, complaints }: Report): void {
  console.log(`${table}\n`);
  if (complaints.length === 0) return;
  console.log(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
