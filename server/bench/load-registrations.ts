// `npm run bench:inbox`: 100,000 registrations in a database of their own, and what PostgreSQL says of the pages of their list. Of
// more, such as `npm run bench:inbox -- 1000000`, totals may take longer.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { entities } from '../src/features.ts';
import type { RegistrationFilter } from '../src/generated/schema.ts';
import { ActivityService } from '../src/modules/activity/activity.service.ts';
import { RemindersService } from '../src/modules/office/reminders.service.ts';
import { TimelineService } from '../src/modules/office/timeline.service.ts';
import {
  listRegistrations,
  type RegistrationListArgs,
} from '../src/modules/registrations/registration-list.ts';
import type { Actor } from '../src/platform/actor.ts';
import { connect, createDataSource } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/log.ts';
import type { PageArgs } from '../src/platform/paging/connection.ts';
import { createSealedText } from '../src/platform/sealing/sealed-text.ts';
import { explained, tell } from './explain.ts';
import { manyRegistrations } from './many-rows.ts';

const rows = Number(process.argv[2] ?? 100_000);
/** Milliseconds that no page may need, and no total of all that is found. */
const target = 50;
const targetOfTotals = rows > 100_000 ? 300 : target;

type Args = PageArgs & RegistrationListArgs;
const byName = { field: 'lastName', direction: 'asc' } as const;
const byStart = { field: 'startDate', direction: 'desc' } as const;

/** Each that staff can choose: much of it, a little, none, and more than one. */
const filters: Record<string, RegistrationFilter> = {
  new: { status: ['new'] },
  'in contact': { status: ['inContact'] },
  completed: { status: ['completed'] },
  'new or in contact': { status: ['new', 'inContact'] },
  'all but completed': { status: ['new', 'inContact', 'confirmed', 'declined', 'cancelled'] },
  'a program': { programId: 3 },
  'a program that nobody chose': { programId: 999 },
  "a colleague's": { assigneeId: '2' },
  'a dozen of a colleague': { assigneeId: '4' },
  "nobody's": { unassigned: true },
  'received in a week': { receivedFrom: '2026-02-02', receivedTo: '2026-02-08' },
  'received in half a year': { receivedFrom: '2026-01-01', receivedTo: '2026-06-30' },
  'received before there were any': { receivedTo: '2025-06-30' },
  'starting in a month': { startsFrom: '2026-05-01', startsTo: '2026-05-31' },
  'starting in a year': { startsFrom: '2026-06-01', startsTo: '2027-05-31' },
  'new, of a program': { status: ['new'], programId: 3 },
  'completed, of a program, a colleague and a month': {
    status: ['completed'],
    programId: 3,
    assigneeId: '3',
    startsFrom: '2026-05-01',
    startsTo: '2026-05-31',
  },
  "in contact, nobody's": { status: ['inContact'], unassigned: true },
};

const questions: Record<string, Args> = {
  'first page': { first: 25 },
  'last page': { last: 25 },
  'first page by last name': { first: 25, sort: byName },
  'last page by last name': { last: 25, sort: byName },
  'first page by start date': { first: 25, sort: byStart },
  'search: one person': { first: 25, search: 'okello77123@' },
  'search: a phone number': { first: 25, search: '0700 077123' },
  'search: a first and a last name': { first: 25, search: 'grace okello7712' },
  'search: a word in a twelfth of them': { first: 25, search: 'gorilla' },
  'search: a word in all of them': { first: 25, search: 'example.org' },
  'search: two letters, found': { first: 25, search: 'jo' },
  'search: two letters, not found': { first: 25, search: 'qz' },
  'search: nothing like it': { first: 25, search: 'zebrafish' },
  'last page of a search': { last: 25, search: 'gorilla' },
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => [
      [name, { first: 25, filter }],
      [`${name}, last page`, { last: 25, filter }],
      [`${name}, by last name`, { first: 25, filter, sort: byName }],
      [`${name}, by start date`, { first: 25, filter, sort: byStart }],
    ]),
  ),
  'completed, searched': { first: 25, search: 'gorilla', filter: { status: ['completed'] } },
  'new, searched': { first: 25, search: 'okello1', filter: { status: ['new'] } },
};

const colleague: Actor = {
  user: { id: 1, email: 'colleague1@example.org', role: 'office' },
  ip: '',
  userAgent: 'bench',
};
const remindersOf = (db: DataSource) => {
  const timeline = new TimelineService({ db, sealed });
  return new RemindersService({ db, sealed, timeline, activity: new ActivityService(db) });
};

const sealed = createSealedText([{ id: 'k1', key: randomBytes(32) }]);
const folder = mkdtempSync(join(tmpdir(), 'lubugo-inbox-'));
chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres({ folder, password: 'bench' });
try {
  await migrate(postgres.url, createLogger({ level: 'warn', human: true }));
  const db = await connect(createDataSource({ url: postgres.url, entities, limits: null }), postgres.url);
  const begun = Date.now();
  await db.query(manyRegistrations(rows));
  console.log(
    `${rows.toLocaleString('en')} registrations in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`,
  );
  await db.query('VACUUM ANALYZE');
  for (const [name, args] of Object.entries(questions)) {
    const page = await explained(db, (recorder) =>
      listRegistrations(recorder, sealed, args).then(() => undefined),
    );
    const total = await explained(db, async (recorder) => {
      await (await listRegistrations(recorder, sealed, args)).totalCount();
    });
    tell(name, page, target);
    tell(`  … and its total`, total, targetOfTotals);
  }
  const until = '2026-12-01';
  const reminders = await explained(db, async (recorder) => {
    await remindersOf(recorder).list(colleague, { until });
  });
  tell('reminders until a day', reminders, target);
  const own = await explained(db, async (recorder) => {
    await remindersOf(recorder).list(colleague, { mine: true });
  });
  tell("a colleague's reminders", own, target);
  await db.destroy();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
