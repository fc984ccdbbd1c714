import { cloneDatabase } from '../../../test/database.ts';
import { startSilentProxy } from '../../../test/fakes/silent-proxy.ts';
import { until } from '../../../test/until.ts';
import { connect, createDataSource } from './database.ts';
import { isDatabaseDown } from './database-down.ts';
import { readRows } from './rows.ts';

test('a connection that dies just as it is handed to the next one fails that one alone, not the process', async () => {
  const proxy = await startSilentProxy(await cloneDatabase());
  const db = await connect(createDataSource({ url: proxy.url, entities: [], poolSize: 1 }), proxy.url);
  proxy.dieWithNextAnswer();
  const first = readRows(db, 'first', 'SELECT 1 AS number', []);
  const second = db.query('SELECT 2 AS number').catch((error) => error);
  expect(await first).toEqual([{ number: 1 }]);
  expect(isDatabaseDown(await second)).toBe(true);
  expect(await db.query('SELECT 3 AS number')).toEqual([{ number: 3 }]);
  await db.destroy();
  await proxy.close();
});

test('a connection whose server only reads since another one took its place is used no more', async () => {
  const url = await cloneDatabase();
  const db = await connect(createDataSource({ url, entities: [], poolSize: 1 }), url);
  await db.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY');
  const write = () => db.query("DELETE FROM programs WHERE name = 'none'");
  const refused = await write().catch((error) => error);
  expect([isDatabaseDown(refused), refused.driverError.code]).toEqual([true, '25006']);
  await until(() =>
    write().then(
      () => true,
      () => false,
    ),
  );
  await db.destroy();
});
