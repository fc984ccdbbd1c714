import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { TokenSigner } from '../../../platform/sealing/signed-token.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { may } from '../../rights.ts';
import { readManifest } from './manifest.ts';

export interface ManifestFileDeps {
  db: DataSource;
  activity: Pick<ActivityService, 'record'>;
  signer: TokenSigner;
  publicUrl: string;
}

export const manifestPath = '/api/v1/manifest.csv';

const purpose = 'manifest';
/** Milliseconds for which a link is good. */
const goodFor = 10 * 60 * 1000;

/** The manifest of a date as a file that spreadsheets open, by a link: a browser downloads by an address alone. */
export class ManifestFileService {
  readonly #deps: ManifestFileDeps;

  constructor(deps: ManifestFileDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND. */
  async link({ user }: Actor, departureId: string | number): Promise<string> {
    const { signer, publicUrl, db } = this.#deps;
    const number = parseId(departureId) ?? 0;
    await departureOf(db, number);
    const token = signer.sign(purpose, [user?.id ?? 0, number, Date.now() + goodFor]);
    return `${publicUrl}${manifestPath}?token=${token}`;
  }

  /** Records that it was exported. Throws FORBIDDEN for a link that is not good or too old. */
  async download(token: string, visitor: Actor): Promise<{ name: string; csv: string }> {
    const { db, activity } = this.#deps;
    const { actor, departureId } = await this.#holder(token, visitor);
    const { startsOn, program } = await departureOf(db, departureId);
    await db.transaction((manager) => {
      const description = `Exported the manifest of ${program}, ${startsOn}`;
      const line = { type: 'read', description, entityType: 'departure', entityId: departureId } as const;
      return activity.record(manager, actor, line);
    });
    const rows = await readManifest(db, departureId);
    const lines = rows.map(
      ({ reference, name, residence, ageBand, contact, phone, outstanding, currency }) => [
        ...[reference, name, residence, ageBand, contact, phone],
        currency === null ? '' : priceInWords(outstanding, currency),
      ],
    );
    const csv = stringify([head, ...lines], { escape_formulas: true });
    return { name: `manifest-${startsOn}.csv`, csv: `\uFEFF${csv}` };
  }

  async #holder(token: string, visitor: Actor) {
    const { db, signer } = this.#deps;
    const [userId, departureId, until] = signer.read(purpose, token) ?? [];
    const [user = null] =
      Date.now() <= Number(until)
        ? await db.query<NonNullable<Actor['user']>[]>(
            'SELECT id, email::text, role FROM users WHERE id = $1',
            [userId],
          )
        : [];
    if (!may({ user }, 'exportOffice'))
      throw new AppError(
        'FORBIDDEN',
        'This link is not good any more: please make a new one on the page of the date.',
      );
    return { actor: { ...visitor, user }, departureId: Number(departureId) };
  }
}

const head = 'reference name residence age_band booked_by phone outstanding'.split(' ');

/** Throws NOT_FOUND. */
async function departureOf(db: DataSource, id: number): Promise<{ startsOn: string; program: string }> {
  const [row] = await db.query(
    `SELECT starts_on AS "startsOn", coalesce((SELECT name FROM programs WHERE id = program_id), 'a deleted program') AS program
     FROM departures WHERE id = $1`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND', 'Departure not found');
  return row;
}
