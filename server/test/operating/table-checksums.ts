import { createHash } from 'node:crypto';
import { copyOut } from '../../src/backup/copy-out.ts';
import { backedUpTables, plainTexts } from '../../src/backup/tables.ts';
import { openConnection } from '../../src/platform/database/single-connection.ts';

/** SHA-256 of each table as COPY writes it. */
export async function tableChecksums(url: string): Promise<Record<string, string>> {
  const connection = await openConnection(url, 'test');
  const sums: Record<string, string> = {};
  await connection.query(plainTexts);
  for (const table of await backedUpTables(connection.client)) {
    const hash = createHash('sha256');
    for await (const bytes of copyOut(connection.client, table)) hash.update(bytes);
    sums[table.name] = hash.digest('hex');
  }
  await connection.close();
  return sums;
}
