// Who was erased after a backup was made is there again once that is put back. Of each erasure a line of the log stays, from which only this
// database, or a copy of it, can tell whom it is about.
import type { DataSource } from 'typeorm';
import type { Logger } from '../../platform/log.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { createStoredHash, makeHashSecret } from '../../platform/sealing/stored-hash-secret.ts';
import type { PersonalTable } from '../personal-table.ts';

export interface ErasuresDeps {
  db: DataSource;
  log: Logger;
  sealed: SealedText;
  /** All tables with something of a person, by their names. */
  personalTables: Readonly<Record<string, PersonalTable>>;
}

const purpose = 'erasures';

/** In a line of JSON, or of a demo's log, whatever a log collector wrote around it. */
const erasedInLine = /\\?"erased\\?":\\?"([0-9a-f]{64})\\?"/g;

/** The hashes that lines of the log tell of. */
export async function readErasures(lines: AsyncIterable<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const line of lines)
    for (const [, hash] of line.matchAll(erasedInLine)) found.add(hash as string);
  return found;
}

export class ErasuresService {
  readonly #deps: ErasuresDeps;
  readonly #hash: () => Promise<KeyedHash>;

  constructor(deps: ErasuresDeps) {
    this.#deps = deps;
    this.#hash = createStoredHash(deps.db, deps.sealed, purpose);
  }

  /** Makes the secret where there is none: each backup has to have it, also one that is made before anybody was erased. */
  prepare(): Promise<void> {
    return makeHashSecret(this.#deps.db, this.#deps.sealed, purpose);
  }

  /** Leaves the line. It must not get lost with those that are only informing, so it counts as a warning. */
  async note(email: string): Promise<void> {
    this.#deps.log.warn({ erased: (await this.#hash())(email) }, 'A person was erased.');
  }

  /** The addresses of those of whom there is something here, and whom these hashes are of. */
  async whoIsBack(hashes: ReadonlySet<string>): Promise<string[]> {
    const { db, personalTables } = this.#deps;
    // Only records have an address of their own: the other tables lead to one.
    const tables = Object.entries(personalTables).filter(([, { kind }]) => kind !== null);
    const addresses = tables.map(([table]) => `SELECT lower(email) AS email FROM ${table} WHERE email <> ''`);
    const rows: { email: string }[] = await db.query(`${addresses.join(' UNION ')} ORDER BY email`);
    const hash = await this.#hash();
    return rows.map(({ email }) => email).filter((email) => hashes.has(hash(email)));
  }
}
