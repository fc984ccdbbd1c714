// The built demo with 10,000 posts and 1,000 of each other kind, for `npm run lighthouse -- --grown`. Prints one line of JSON
// when it serves.
import pg from 'pg';
import { demoFolder, startDemo } from './demo-server.ts';
import { growContent } from './grow-content.ts';

const { folder, remove } = demoFolder();
const demo = await startDemo(folder, Number(process.env.BENCH_PORT ?? 4359), { PICTURES_AHEAD: 'off' });
const db = new pg.Client({ connectionString: await demo.databaseUrl() });
await db.connect();
await growContent(db, 10_000);
await db.end();
process.stdout.write(`${JSON.stringify({ origin: demo.origin })}\n`);

process.once('SIGTERM', async () => {
  await demo.stop();
  await remove();
  process.exit();
});
