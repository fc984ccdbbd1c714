import type { DataSource } from 'typeorm';
import { testDatabase } from '../../../test/database.ts';
import { refuseOtherMachines, thisMachine } from './instances.ts';

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.query('DELETE FROM instances'));

const run = (machine: string, ago = '0 s') =>
  db.query(
    `INSERT INTO instances (id, role, release, machine, beat_at)
     VALUES (gen_random_uuid(), 'all', 1, $1, clock_timestamp() - $2::interval)`,
    [machine, ago],
  );

describe('Uploads in a folder', () => {
  it('are for one machine: a start is refused while another one runs the product', async () => {
    await run('another machine');
    await expect(refuseOtherMachines(db, 'the folder /srv/uploads')).rejects.toThrow(
      /^Another machine runs the product on this database, and it cannot see the folder \/srv\/uploads: keep uploads in an object store/,
    );
  });

  it('may be shared by several processes on it, and by whoever comes after one that is gone', async () => {
    await run(thisMachine());
    await run('another machine', '20 s');
    await refuseOtherMachines(db, 'the folder /srv/uploads');
  });
});
