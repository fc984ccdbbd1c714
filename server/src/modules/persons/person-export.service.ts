import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { PersonalTable } from '../personal-table.ts';
import { demandRight, may } from '../rights.ts';
import { type PersonPart, personAsJson, personAsPage } from './person-document.ts';
import { personBytes, personRows } from './person-rows.ts';
import { personEmail } from './persons.service.ts';

export interface PersonExportDeps {
  db: DataSource;
  activity: ActivityService;
  sealed: SealedText;
  publicUrl: string;
  /** All tables with something of a person, by their names. */
  personalTables: Readonly<Record<string, PersonalTable>>;
}

interface Link {
  userId: number;
  email: string;
  until: number;
}

export const personExportPath = '/api/v1/person.zip';

const mostBytes = 50 * 1024 * 1024;
/** Milliseconds for which a link is good. */
const goodFor = 10 * 60 * 1000;
const aboutLinks = 'person-export';
const piece = 64 * 1024;

/** All that there is of an e-mail address as one file, made while it is downloaded and kept nowhere. */
export class PersonExportService {
  readonly #deps: PersonExportDeps;

  constructor(deps: PersonExportDeps) {
    this.#deps = deps;
  }

  /** A link that a browser downloads by; the address is sealed in it. Throws FORBIDDEN and PAYLOAD_TOO_LARGE. */
  async link(actor: Actor, given: unknown): Promise<string> {
    demandRight(actor, 'readHealth');
    const { email } = parseInput(personEmail, given);
    await this.#refuseTooMuch(email);
    const link: Link = { userId: actor.user?.id ?? 0, email, until: Date.now() + goodFor };
    const { sealed, publicUrl } = this.#deps;
    return `${publicUrl}${personExportPath}?token=${sealed.seal(JSON.stringify(link), aboutLinks)}`;
  }

  /** The file of a link of ours; recorded without the address. Throws FORBIDDEN and PAYLOAD_TOO_LARGE. */
  async download(token: string, visitor: Actor): Promise<Readable> {
    const { email, user } = await this.#holder(token);
    await this.#refuseTooMuch(email);
    return this.all({ ...visitor, user }, { email });
  }

  /** The same file of any size, for who runs the product: nobody else may call it without a link. */
  async all(actor: Actor, given: unknown): Promise<Readable> {
    const { email } = parseInput(personEmail, given);
    const { db, activity } = this.#deps;
    await activity.record(db.manager, actor, {
      type: 'read',
      description: 'Exported all that is known of a person',
      entityType: 'person',
    });
    return Readable.from(zipStream(this.#files(email)), { objectMode: false });
  }

  async *#files(email: string): AsyncGenerator<ZipEntry> {
    const parts: PersonPart[] = Object.entries(this.#deps.personalTables).map((table) => ({
      name: table[1].name,
      rows: () => personRows(this.#deps, table, email),
    }));
    yield { name: 'person.html', content: personAsPage(email, parts) };
    yield { name: 'person.json', content: personAsJson(email, parts) };
    for (const { rows } of parts)
      for await (const { file } of rows())
        if (file) yield { name: file.name, packed: true, content: inPieces(file.bytes) };
  }

  async #refuseTooMuch(email: string): Promise<void> {
    if ((await personBytes(this.#deps.db, this.#deps.personalTables, email)) > mostBytes)
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        'There is more than 50 MB of this person, the most that an export holds. Please ask who runs the site for it.',
      );
  }

  /** Who made a link of ours and may still do so. */
  async #holder(token: string): Promise<{ email: string; user: Actor['user'] }> {
    const link = this.#opened(token);
    if (link && Date.now() <= link.until) {
      const [user = null] = await this.#deps.db.query<NonNullable<Actor['user']>[]>(
        'SELECT id, email::text, role FROM users WHERE id = $1',
        [link.userId],
      );
      if (may({ user }, 'exportOffice') && may({ user }, 'readHealth')) return { email: link.email, user };
    }
    throw new AppError(
      'FORBIDDEN',
      'This link is not good any more: please make a new one on the Privacy screen.',
    );
  }

  #opened(token: string): Link | null {
    try {
      return JSON.parse(this.#deps.sealed.open(token, aboutLinks));
    } catch {
      return null;
    }
  }
}

async function* inPieces(read: () => Promise<Buffer>): AsyncGenerator<Uint8Array> {
  const bytes = await read();
  for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
}

interface ZipEntry {
  name: string;
  /** Left as it is when it is `packed` already, such as a picture. */
  packed?: boolean;
  content: AsyncIterable<string | Uint8Array>;
}

/** A ZIP file as it is made: nothing but the piece at hand is in memory. */
async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, packed, content } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
