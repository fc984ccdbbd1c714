// `npm run bench:search`: 10,000 posts in a database of their own, and what PostgreSQL says of the pages that visitors ask for.
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { entities } from '../src/features.ts';
import { ContentService } from '../src/modules/content/content.service.ts';
import type { ContentListArgs } from '../src/modules/content/content-list.ts';
import { posts } from '../src/modules/posts/posts.ts';
import type { Actor } from '../src/platform/actor.ts';
import { connect, createDataSource } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/log.ts';
import { explained, tell } from './explain.ts';
import { manyPosts } from './many-rows.ts';

const rows = 10_000;
/** Milliseconds that no statement may need. */
const target = 300;
/** In a word of post 4711 alone. */
const rare = 'Number 4711 of the savannah';

const questions: Record<string, ContentListArgs> = {
  'first page': {},
  'page 400 of 417': { page: 400 },
  'first page of a category': { category: 'deals' },
  'search: a phrase of an old post': { search: rare },
  'search: a word of a fifth of them': { search: 'Shoebills' },
  'search: a word of all of them': { search: 'saves' },
  'search: that word, page 400': { search: 'saves', page: 400 },
  'search: two letters, found': { search: 'ro' },
  'search: two letters, not found': { search: 'qz' },
  'search: nothing like it': { search: 'zebrafish' },
  'search: one sign, not found': { search: '#' },
  'search: a word of a category': { search: 'lake', category: 'news' },
};

/** What staff look for, word by word. */
const wordsOfStaff = ['shoebills 4', 'number 77', 'forest season', 'saves', 'zebrafish', 'ro', 'qz'];

const log = createLogger({ level: 'warn', human: true });
const visitor = { user: null, ip: '', userAgent: '' };
const staff = { ...visitor, user: { id: 1, email: 'owner@example.org', role: 'owner' as const } };
const folder = mkdtempSync(join(tmpdir(), 'lubugo-search-'));
chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres({ folder, password: 'bench' });
try {
  await migrate(postgres.url, log);
  const db = await connect(createDataSource({ url: postgres.url, entities, limits: null }), postgres.url);
  await db.query(manyPosts(rows));
  await db.query('VACUUM ANALYZE posts');
  const asked = [
    ...Object.entries(questions).map(([name, args]) => ({ name, args, actor: visitor })),
    ...wordsOfStaff.map((search) => ({ name: `staff: ${search}`, args: { search }, actor: staff })),
  ];
  for (const { name, args, actor } of asked) {
    const pageOf = (recorder: typeof db) =>
      new ContentService({ db: recorder } as never, posts).page(actor as Actor, args);
    tell(name, await explained(db, async (recorder) => void (await pageOf(recorder))), target);
    const total = await explained(db, async (recorder) => void (await (await pageOf(recorder)).totalCount()));
    tell('  … and its total', total, target);
  }
  await db.destroy();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
