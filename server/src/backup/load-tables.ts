// Puts the rows of a backup into tables that migrations have just made, in one transaction, then makes the indexes. All of it a table's owner may do.
import { createHash, type Hash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openConnection } from '../platform/database/single-connection.ts';
import { StartError } from '../platform/start-error.ts';
import type { BackedUpTable, Preface } from './backup-format.ts';
import { copyOut, countRows } from './copy-out.ts';
import { allTables, backedUpTables, type Client, copied, plainTexts } from './tables.ts';

interface Loading {
  table: BackedUpTable;
  stream: Writable;
  done: Promise<void>;
  hash: Hash;
}

export class TableLoad {
  readonly #client: Client;
  readonly #url: string;
  readonly #preface: Preface;
  /** What the product's own triggers watch, and migrations may have put rows into. */
  #tables: string[] = [];
  /** SQL that makes the foreign keys again. */
  #foreignKeys: string[] = [];
  /** SQL that makes the indexes again. */
  #indexes: string[] = [];
  #waiting: BackedUpTable[];
  #loading: Loading | null = null;
  rows = 0;

  /** `url` is that of the client's database. */
  constructor(client: Client, url: string, preface: Preface) {
    this.#client = client;
    this.#url = url;
    this.#preface = preface;
    this.#waiting = [...preface.tables];
  }

  /** Empties all tables, and switches the product's own triggers off: what they write is in the backup. */
  async begin(): Promise<void> {
    await this.#refuseOtherTables();
    await this.#client.query(plainTexts);
    await this.#client.query('BEGIN');
    const stay = ['migrations', 'deployment'];
    this.#tables = (await allTables(this.#client))
      .filter((name) => !stay.includes(name))
      .map(pg.escapeIdentifier);
    for (const table of this.#tables) await this.#client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await this.#client.query(`TRUNCATE ${this.#tables.join(', ')}`);
    await this.#dropForeignKeys();
    await this.#dropIndexes();
  }

  /** All rows are compared at once when a key is made again, in a fraction of what a look for each row takes. */
  async #dropForeignKeys(): Promise<void> {
    const { rows } = await this.#client.query<{ drop: string; make: string }>(
      `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
       FROM pg_constraint WHERE contype = 'f' AND conrelid IN (SELECT name::regclass FROM unnest($1::text[]) AS name)
       ORDER BY conrelid, conname`,
      [this.#tables],
    );
    for (const { drop, make } of rows) {
      await this.#client.query(drop);
      this.#foreignKeys.push(make);
    }
  }

  /** Those that only make reading faster, the slow ones to make first: of all rows at once they take a fraction of what each row would add to them. */
  async #dropIndexes(): Promise<void> {
    const { rows } = await this.#client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       JOIN pg_class c ON c.oid = indexrelid JOIN pg_am am ON am.oid = relam
       WHERE indrelid IN (SELECT name::regclass FROM unnest($1::text[]) AS name)
         AND NOT indisunique AND NOT indisexclusion ORDER BY amname <> 'gin', 1`,
      [this.#tables],
    );
    this.#indexes = rows.map(({ definition }) => definition);
    if (rows.length > 0) await this.#client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`);
  }

  /** Takes the next piece of a table. Throws a StartError when it does not fit. */
  async take(name: string, bytes: Buffer): Promise<void> {
    if (this.#loading?.table.name !== name) {
      await this.#finish();
      const next = this.#waiting.shift();
      if (next?.name !== name)
        throw new StartError(`The archive holds the table ${name} where it does not belong.`);
      const stream = this.#client.query(copyFrom(`COPY ${copied(next)} FROM STDIN (FREEZE)`));
      const done = finished(stream);
      // It is waited for later, and may fail before.
      done.catch(() => undefined);
      this.#loading = { table: next, stream, done, hash: createHash('sha256') };
    }
    const { stream, done, hash } = this.#loading as Loading;
    hash.update(bytes);
    this.rows += countRows(bytes);
    const written = new Promise<void>((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([written, done]).catch((error) => this.#refuse(name, error));
  }

  /** Once all tables were taken. */
  async end(): Promise<void> {
    await this.#finish();
    const [missing] = this.#waiting;
    if (missing)
      throw new StartError(`The archive does not hold the table ${missing.name} that it speaks of.`);
    for (const { name, value, called } of this.#preface.sequences)
      await this.#client.query('SELECT setval($1::regclass, $2, $3)', [
        pg.escapeIdentifier(name),
        value,
        called,
      ]);
    for (const make of this.#foreignKeys) await this.#client.query(make);
    for (const table of this.#tables) await this.#client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await this.#client.query('COMMIT');
    await this.#makeIndexes();
    await this.#client.query('ANALYZE');
  }

  /** Over two connections, as one index is the work of one processor; each in one transaction, which waits for the disk once. */
  async #makeIndexes(): Promise<void> {
    const other = await openConnection(this.#url, 'lubugo-restore');
    const waiting = this.#indexes.values();
    const makeThem = async (client: Client) => {
      await client.query('BEGIN');
      for (const make of waiting) await client.query(make);
      await client.query('COMMIT');
    };
    try {
      await Promise.all([makeThem(this.#client), makeThem(other.client)]);
    } finally {
      await other.close();
    }
  }

  /** Ends a table, and reads it back: the same bytes have to come out as went in. */
  async #finish(): Promise<void> {
    if (!this.#loading) return;
    const { table, stream, done, hash } = this.#loading;
    this.#loading = null;
    stream.end();
    await done.catch((error) => this.#refuse(table.name, error));
    const back = createHash('sha256');
    for await (const bytes of copyOut(this.#client, table)) back.update(bytes);
    if (back.digest('hex') !== hash.digest('hex'))
      throw new StartError(`The table ${table.name} did not come back as it was.`);
  }

  #refuse(name: string, cause: Error): never {
    throw new StartError(`The table ${name} could not be put back (${cause.message}).`, { cause });
  }

  /** Those that migrations make are those that were backed up. */
  async #refuseOtherTables(): Promise<void> {
    const here = new Map((await backedUpTables(this.#client)).map(({ name, columns }) => [name, columns]));
    for (const { name, columns } of this.#preface.tables) {
      const known = new Set(here.get(name));
      const other = columns.find((column) => !known.has(column));
      if (other)
        throw new StartError(`The archive holds ${name}.${other}, which the tables of its release have not.`);
    }
  }
}
