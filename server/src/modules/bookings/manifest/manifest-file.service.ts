import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { type FileLinkDeps, fileLink, holderOfLink } from '../../accounts/file-links.service.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { readManifest } from './manifest.ts';

export interface ManifestFileDeps extends FileLinkDeps {
  activity: Pick<ActivityService, 'record'>;
}

export const manifestPath = '/api/v1/manifest.csv';

const purpose = 'manifest';

/** The manifest of a date as a file that spreadsheets open, by a link: a browser downloads by an address alone. */
export class ManifestFileService {
  readonly #deps: ManifestFileDeps;

  constructor(deps: ManifestFileDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND. */
  async link(actor: Actor, departureId: string | number): Promise<string> {
    const number = parseId(departureId) ?? 0;
    await departureOf(this.#deps.db, number);
    return fileLink(this.#deps, actor, { path: manifestPath, purpose, facts: [number] });
  }

  /** Records that it was exported. Throws FORBIDDEN for a link that is not good or too old. */
  async download(token: string, visitor: Actor): Promise<{ name: string; csv: string }> {
    const { db, activity } = this.#deps;
    const link = { purpose, right: 'exportOffice', madeOn: 'page of the date' } as const;
    const { actor, facts } = await holderOfLink(this.#deps, token, link, visitor);
    const departureId = Number(facts[0]);
    const { startsOn, program } = await departureOf(db, departureId);
    await db.transaction((manager) => {
      const description = `Exported the manifest of ${program}, ${startsOn}`;
      const line = { type: 'read', description, entityType: 'departure', entityId: departureId } as const;
      return activity.record(manager, actor, line);
    });
    const rows = await readManifest(db, departureId);
    const lines = rows.map(
      ({ reference, name, residence, ageBand, contact, phone, outstanding, currency }) => [
        reference,
        name,
        residence,
        ageBand,
        contact,
        phone,
        currency === null ? '' : priceInWords(outstanding, currency),
      ],
    );
    const csv = stringify([head, ...lines], { escape_formulas: true });
    return { name: `manifest-${startsOn}.csv`, csv: `\uFEFF${csv}` };
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
