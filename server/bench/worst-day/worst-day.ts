// The worst day: both floods at once beside visitors, the memory that all of it takes, and pages with very much content.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Ceiling, Tell } from '../ceiling.ts';
import { manyPosts } from '../many-rows.ts';
import { type DemoServer, demoFolder, startDemo } from './demo-server.ts';
import { measureFloods } from './floods.ts';
import { growContent } from './grow-content.ts';
import { checkSecondPage, findOldPosts } from './old-posts.ts';

const port = Number(process.env.BENCH_PORT ?? 4359);
/** Milliseconds after `/readyz` that count as idle. */
const idleAfter = 10_000;

const pages = [
  '/',
  '/about',
  '/programs',
  '/programs/1',
  '/coaches',
  '/facilities',
  '/facilities/1',
  '/news',
  '/news/1',
  '/gallery',
  '/alumni',
  '/videos',
  '/registration',
  '/donations',
  '/contact',
  '/faq',
  '/privacy',
  '/terms',
];
const growing = [
  '/',
  '/programs',
  '/programs/1',
  '/gallery',
  '/alumni',
  '/coaches',
  '/facilities',
  '/videos',
  '/registration',
  '/news',
  '/news/1',
];

export async function measureWorstDay(): Promise<Ceiling[]> {
  const { folder, remove } = demoFolder();
  const figures: Ceiling[] = [];
  const tell: Tell = (unit, name, value, ceiling) => void figures.push({ unit, name, value, ceiling });
  let server: DemoServer | null = null;
  try {
    server = await startDemo(folder, port);
    await wait(idleAfter);
    const firstBoot = server.memory();
    const firstPeak = server.peak();
    const password = server.password();
    await server.stop();
    // On any day but the first all sizes of pictures are there: none are made beside the floods.
    server = await startDemo(folder, port, { PICTURES_AHEAD: 'off' });
    await wait(idleAfter);
    const idle = server.memory();
    tell('MB', 'memory, idle', idle, 180);
    tell('MB', 'memory, after the first boot of a demo, above idle', firstBoot - idle, 30);
    for (const page of pages) await seen(server.origin, page);
    await wait(1_000);
    tell('MB', 'memory, each page seen once', server.memory(), 230);
    const beforePeak = server.peak();
    await measureFloods(server.origin, password, tell);
    const floodPeak = server.peak();
    tell('MB', 'memory, peak under both floods', floodPeak, 350);
    tell('MB', 'memory, peak of all of it', Math.max(firstPeak, beforePeak, floodPeak), 512);
    await measureSizes(server, tell);
    return figures;
  } finally {
    await server?.stop();
    await remove();
  }
}

async function measureSizes(server: DemoServer, tell: Tell): Promise<void> {
  const db = new pg.Client({ connectionString: await server.databaseUrl() });
  await db.connect();
  try {
    const sizes = async (names: string[], of: string) => {
      for (const name of names)
        tell('kB', `${name}, with ${of}`, (await seen(server.origin, name)) / 1000, 150);
    };
    await db.query(manyPosts(500));
    await sizes(['/news', '/news/1'], '500 posts');
    await growContent(db, 9_500);
    await sizes(growing, '10,000 posts and 1,000 of each kind');
    tell('ms', 'an old post of 10,000, found by a word of its text', await findOldPosts(server.origin), 300);
    await checkSecondPage(server.origin);
  } finally {
    await db.end();
  }
}

/** Bytes of a page, uncompressed. Throws unless it is there. */
async function seen(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  const bytes = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} is ${response.status}.`);
  return bytes.byteLength;
}
