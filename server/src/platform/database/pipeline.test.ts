import { startTestApp, type TestApp } from '../../../test/app.ts';
import { until } from '../../../test/until.ts';
import { closeShared, readAtOnce } from './pipeline.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const echo = (text: string) => readAtOnce<{ text: string; pid: number }>(app.db, 'echo', select, [text]);
const select = 'SELECT $1::text AS text, pg_backend_pid() AS pid';
const end = (pid: number) => app.db.query('SELECT pg_terminate_backend($1)', [pid]);

test('reads that come together share a connection, and each gets its own answer', async () => {
  const texts = Array.from({ length: 50 }, (_, i) => `number ${i}`);
  const answers = (await Promise.all(texts.map(echo))).flat();
  expect(answers.map(({ text }) => text)).toEqual(texts);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
});

test('one that fails leaves those before and behind it alone', async () => {
  const broken = readAtOnce(app.db, 'broken', 'SELECT 1 / $1::integer', [0]);
  const [before, fault, behind] = await Promise.allSettled([echo('before'), broken, echo('behind')]);
  expect(fault).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect([before, behind]).toMatchObject([
    { status: 'fulfilled', value: [{ text: 'before' }] },
    { status: 'fulfilled', value: [{ text: 'behind' }] },
  ]);
});

test('a connection that was lost is replaced, and so is one that was closed', async () => {
  const [first] = await echo('first');
  await end(first?.pid ?? 0);
  await until(() =>
    echo('again').then(
      ([again]) => again?.pid !== first?.pid,
      () => false,
    ),
  );
  await closeShared(app.db);
  expect(await echo('anew')).toMatchObject([{ text: 'anew' }]);
});
