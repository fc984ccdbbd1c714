// Mails that were promised and had not left at the moment of a backup: they come back as what is listed, not as what is sent.
import { z } from 'zod';
import type { Client } from './tables.ts';

const queuedMail = z.object({
  id: z.uuid(),
  data: z.record(z.string(), z.unknown()),
  createdOn: z.iso.datetime(),
});
export type QueuedMail = z.infer<typeof queuedMail>;

/** As lines of JSON; whom they are to and what they say stays sealed. */
export async function readQueuedMails(client: Client): Promise<Buffer> {
  const { rows } = await client.query<{ id: string; data: object; created_on: Date }>(
    `SELECT id, data, created_on FROM pgboss.job WHERE name = 'mail' AND state < 'completed' ORDER BY created_on, id`,
  );
  const lines = rows.map(({ id, data, created_on }) =>
    JSON.stringify({ id, data, createdOn: created_on.toISOString() }),
  );
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

export const parseQueuedMails = (bytes: Buffer): QueuedMail[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => queuedMail.parse(JSON.parse(line)));
