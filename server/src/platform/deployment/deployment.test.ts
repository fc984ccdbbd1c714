import { testDatabase, truncate, urlOfTest } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { createLogger } from '../log.ts';
import { beginRestoring, endQuiet, endRestoring, noteBackup, readDeployment } from './deployment.ts';

const log = createLogger({ level: 'silent', human: true });
let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => truncate(db));

const snapshotAt = new Date('2026-03-01T02:00:00.000Z');

test('a database knows itself by a random id, and begins as no copy', async () => {
  expect(await readDeployment(db)).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    restoringSince: null,
    quietSince: null,
    snapshotAt: null,
    oldestRelease: 12,
    lastBackupAt: null,
    lastBackupFile: null,
    uploadsSince: null,
  });
});

test('nothing starts on a database into which a backup is put back, except who does that', async () => {
  await beginRestoring(db);
  await expect(migrate(urlOfTest(), log)).rejects.toThrow(
    /^A backup has been put back into this database since 20.*Z, and that did not end: empty the database and the uploads, and restore once more\.$/,
  );
  expect(await migrate(urlOfTest(), log, { restoring: true })).toEqual([]);
});

test('what was put back to its end is a quiet copy until it goes live', async () => {
  await beginRestoring(db);
  await endRestoring(db, snapshotAt);
  expect(await readDeployment(db)).toMatchObject({
    restoringSince: null,
    quietSince: expect.any(Date),
    snapshotAt,
  });
  expect(await migrate(urlOfTest(), log)).toEqual([]);
  await endQuiet(db);
  expect(await readDeployment(db)).toMatchObject({ quietSince: null, snapshotAt: null });
});

test('the last good backup is noted by its name', async () => {
  await noteBackup(db, 'lubugo-2026-03-01.tar.age', snapshotAt);
  expect(await readDeployment(db)).toMatchObject({
    lastBackupAt: snapshotAt,
    lastBackupFile: 'lubugo-2026-03-01.tar.age',
  });
});
