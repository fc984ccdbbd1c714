import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchivePurpose } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { type FileLinkDeps, fileLink, holderOfLink } from '../accounts/file-links.service.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { ContentType } from '../content/content-type.ts';
import type { PricesService } from '../departures/prices/prices.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PdfFilesService } from '../pdf-files/pdf-files.service.ts';
import type { RedirectsService } from '../redirects/redirects.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { settingsGroups } from '../settings/settings-groups.ts';
import { limited, mostBytes } from './archive-format.ts';
import { exportArchive } from './export-archive.ts';
import { insertArchive, refuseUnlessEmpty } from './insert-archive.ts';
import { eachMediaFile, readArchive } from './read-archive.ts';

export interface ArchiveDeps extends FileLinkDeps {
  changes: ContentChanges;
  activity: ActivityService;
  media: MediaService;
  pdfFiles: PdfFilesService;
  settings: SettingsService;
  redirects: RedirectsService;
  prices: PricesService;
  contentTypes: readonly ContentType[];
  dataDir: string;
}

export const archivePath = '/api/v1/archive';

const tooLarge = () =>
  new AppError('PAYLOAD_TOO_LARGE', 'The archive is larger than 5 GB. Nothing was imported.');

/** All content, settings, redirects and pictures as one file, and back. */
export class ArchiveService {
  readonly #deps: ArchiveDeps;
  #busy = false;

  constructor(deps: ArchiveDeps) {
    this.#deps = deps;
  }

  link(actor: Actor, purpose: ArchivePurpose): string {
    return fileLink(this.#deps, actor, { path: archivePath, purpose: `archive-${purpose}` });
  }

  /** Who made a link of ours, as an actor; throws FORBIDDEN for one that is not good or too old. */
  async holder(purpose: ArchivePurpose, token: string, visitor: Actor): Promise<Actor> {
    const link = { purpose: `archive-${purpose}`, right: 'manageStaff', madeOn: 'Data screen' } as const;
    return (await holderOfLink(this.#deps, token, link, visitor)).actor;
  }

  export(): Readable {
    const { db, contentTypes, media, pdfFiles, prices } = this.#deps;
    return exportArchive({ db, types: contentTypes, media, pdfFiles, prices });
  }

  /** Takes the archive in `body`, all of it or nothing. Throws BAD_USER_INPUT, CONFLICT and PAYLOAD_TOO_LARGE. */
  async import(actor: Actor, body: Readable, declaredBytes?: number): Promise<Record<string, number>> {
    if (declaredBytes !== undefined && declaredBytes > mostBytes) throw tooLarge();
    if (this.#busy) throw conflict('Another archive is being imported just now.');
    this.#busy = true;
    const { db, contentTypes, dataDir } = this.#deps;
    const folder = join(dataDir, 'imports');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const aside = await mkdtemp(join(folder, 'import-'));
    try {
      await refuseUnlessEmpty(db.manager, contentTypes);
      const path = join(aside, 'archive.tar.gz');
      await pipeline(body, limited(tooLarge), createWriteStream(path, { mode: 0o600 }));
      return await this.#take(actor, path);
    } finally {
      this.#busy = false;
      await rm(aside, { recursive: true, force: true });
    }
  }

  async #take(actor: Actor, path: string): Promise<Record<string, number>> {
    const { db, changes, activity, media, pdfFiles, settings, contentTypes, redirects, prices } = this.#deps;
    const archive = await readArchive(path, {
      types: contentTypes,
      groups: settingsGroups,
      parseSettings: (group, document) => settings.parse(group, document),
      readRedirect: redirects.readBeside,
      readPrices: prices.readArchived,
      isPicture: media.isLargest,
      isPdf: pdfFiles.isFile,
    });
    // Files that no row names are none that anybody sees: only the rows make the import.
    const sizes: { id: string; bytes: number }[] = [];
    await eachMediaFile(path, async (id, ending, bytes) => {
      if (ending === 'jpg') return media.keepLargest(id, bytes);
      sizes.push({ id, bytes: bytes.length });
      await pdfFiles.keep(id, bytes);
    });
    const counts = Object.fromEntries(
      contentTypes.map(({ many }) => [many, archive.rows[many]?.length ?? 0]),
    );
    await db.transaction(async (manager) => {
      const userId = actor.user?.id ?? null;
      const inserts = { insertRedirects: redirects.insertAll, insertPrices: prices.insertAll };
      if (sizes.length > 0) await pdfFiles.insert(manager, sizes);
      await insertArchive({ manager, types: contentTypes, userId, ...inserts }, archive);
      const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
      await activity.record(manager, actor, {
        type: 'create',
        description: `Imported an archive with ${records} records and ${archive.pictures.length} pictures`,
        entityType: 'archive',
      });
    });
    await media.load();
    const others = ['settings', 'media', 'redirects', 'price_tiers'];
    await changes.changed([...contentTypes.map(({ entity }) => tableOf(entity)), ...others]);
    return { ...counts, pictures: archive.pictures.length };
  }
}
