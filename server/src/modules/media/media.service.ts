import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import {
  type Described,
  type DescribedImage,
  described,
  describeImage,
  unknownImage,
  unsaid,
} from './described-image.ts';
import { isWholeJpeg } from './image-type.ts';
import { MediaEntity } from './media.entity.ts';
import {
  mediaTypes,
  mediaUrl,
  offeredFormats,
  parseMediaPath,
  shareName,
  widthsOf,
} from './media-address.ts';
import { PictureFiles } from './picture-files.ts';
import { createPictureWork, type PictureWork, type PictureWorkOptions } from './picture-work.ts';

/** What is said of a picture when it comes in. */
interface About {
  /** What its sender calls the file. */
  name?: string;
  alt?: string;
}

interface Ingested extends About {
  /** A finished JPEG of our own, which is kept as it is. */
  isFinished?: boolean;
}

interface Keeping {
  task?: 'masterOfUpload' | 'finishedMaster';
  record?(manager: EntityManager): Promise<void>;
}

interface MediaFile {
  bytes: Buffer;
  type: string;
}

export interface MediaDeps {
  db: DataSource;
  storage: Storage;
  changes: ContentChanges;
  activity: ActivityService;
  /** Address visitors use: a picture of ours may be named with it in front. */
  publicUrl: string;
  pictures: PictureWorkOptions;
}

/** Takes pictures in, says which sizes there are of them, and makes each size when it is first wanted. */
export class MediaService {
  readonly #deps: MediaDeps;
  readonly #repository: Repository<MediaEntity>;
  readonly #files: PictureFiles;
  /** All pictures of ours by id: a list of programs describes one for each row, so no query may be needed. */
  readonly #known = new Map<string, DescribedImage>();
  readonly #work: PictureWork;

  constructor(deps: MediaDeps) {
    this.#deps = deps;
    this.#work = createPictureWork(deps.pictures);
    this.#repository = deps.db.getRepository(MediaEntity);
    this.#files = new PictureFiles({ storage: deps.storage, work: this.#work });
    deps.changes.subscribe((tables) => {
      return tables === 'all' || tables.includes('media') ? this.#reload() : undefined;
    });
  }

  /** Learns all pictures there are. To be awaited before the first request is answered. */
  async load(): Promise<void> {
    for (const media of await this.#all()) this.learn(media);
  }

  /**
   * Keeps an uploaded picture: decoded, turned upright, without metadata, at most 2400 px wide or high.
   * The same file again is the same picture. Throws BAD_USER_INPUT with a sentence for anything that is no picture.
   */
  ingest(bytes: Buffer, { isFinished, ...about }: Ingested = {}): Promise<{ url: string; id: string }> {
    const task = isFinished ? 'finishedMaster' : 'masterOfUpload';
    return this.#keep(bytes, { ...about, createdBy: null }, { task });
  }

  /** As `ingest`, on behalf of a member of staff, whose activity it becomes. `name` is what the sender calls the file. */
  upload(actor: Actor, bytes: Buffer, name: string): Promise<{ url: string; id: string }> {
    const about = { name: shown(name), createdBy: actor.user?.id ?? null };
    const record = (manager: EntityManager) =>
      this.#deps.activity.record(manager, actor, {
        type: 'create',
        description: `Uploaded picture "${about.name}"`,
        entityType: 'media',
      });
    return this.#keep(bytes, about, { record });
  }

  /** The picture at `url` with all its sizes when it is ours, else the address alone. */
  describe(address: string): DescribedImage {
    const url = this.#withoutOrigin(address);
    const known = this.#known.get(url);
    if (known) return known;
    // Another instance may have just taken it in: look it up, and let what was shown without it be made again.
    const ours = parseMediaPath(url);
    if (ours) void this.#discover(ours.id).catch(() => undefined);
    return unknownImage(url, this.#deps.publicUrl);
  }

  /** The file at a path such as `/media/<id>/672.webp`, `/media/<id>/share.jpg` or `/media/<id>/icon.png`, made now if nobody asked for it before; null when there is none. */
  async file(path: string): Promise<MediaFile | null> {
    const address = parseMediaPath(path);
    if (!address) return null;
    const { id, size, format, focus } = address;
    const media = await this.#find(id);
    if (!media?.width) return null;
    if (size === 'largest') {
      const bytes = await this.#files.largest(id);
      return bytes && { bytes, type: mediaTypes.jpg };
    }
    // Only the crop that pages name now is made.
    if (focus && shareName(focus) !== shareName(media.focus)) return null;
    if (typeof size === 'number' && !widthsOf(media.width).includes(size)) return null;
    const bytes = await this.#files.drawn(id, size, format, focus);
    return bytes && { bytes, type: mediaTypes[format] };
  }

  /** The present address of a crop at a former focus: previews that were sent keep theirs. Null for any other path. */
  async movedCrop(path: string): Promise<string | null> {
    const { id = '', focus = null } = parseMediaPath(path) ?? {};
    const media = focus && (await this.#find(id));
    if (!media?.width) return null;
    const present = `/media/${id}/${shareName(media.focus)}.jpg`;
    return present === path ? null : present;
  }

  /** The largest file of a picture, as another installation takes it in; null when the storage has lost it. */
  largest(id: string): Promise<Buffer | null> {
    return this.#files.largest(id);
  }

  /** Keeps a file that `largest` answered elsewhere; its row makes it a picture. */
  keepLargest(id: string, bytes: Buffer): Promise<void> {
    return this.#files.keepLargest(id, bytes);
  }

  /** Whether `largest` could have answered these bytes. */
  readonly isLargest = isWholeJpeg;

  /** Id of the process that works on pixels, while there is one. */
  picturePid(): number | null {
    return this.#work.pid();
  }

  /** Ends the process that works on pictures, if it runs. */
  close(): void {
    this.#work.close();
  }

  /**
   * Makes every size that nobody asked for yet, in the format nearly every browser takes: one after the other, resting
   * three times as long as it worked, so that whoever is there hardly notices.
   */
  async warmUp(signal: AbortSignal): Promise<void> {
    for (const { url, width } of this.#known.values()) {
      const id = parseMediaPath(url)?.id;
      if (!id || !width) continue;
      for (const candidate of widthsOf(width)) {
        if (signal.aborted) return;
        const begun = performance.now();
        await this.#files.drawn(id, candidate, offeredFormats[0]);
        await wait(3 * (performance.now() - begun), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Knows a picture again whose files are there; false when they are not. */
  async takeBack(id: string): Promise<boolean> {
    const master = await this.#files.largest(id);
    if (!master) return false;
    const drawn = await this.#work.run('describeMaster', master);
    const media = { id, ...drawn, originalType: mediaTypes.jpg };
    await this.#repository.createQueryBuilder().insert().values(media).orIgnore().execute();
    this.learn({ ...media, ...unsaid });
    await this.#deps.changes.changed(['media']);
    return true;
  }

  /** Everything of one picture that nobody can ask for any more: its files, and what is remembered of it. */
  async removeFiles(id: string): Promise<void> {
    this.#known.delete(mediaUrl(id));
    await this.#deps.changes.changed(['media']);
    await this.#files.removeAll(id);
  }

  async #keep(
    original: Buffer,
    about: About & { createdBy: number | null },
    { task = 'masterOfUpload', record = async () => undefined }: Keeping = {},
  ) {
    const id = createHash('sha256').update(original).digest('hex').slice(0, 32);
    const url = mediaUrl(id);
    // A file that was lost or damaged is kept anew.
    if (this.#known.has(url) && (await this.#files.largest(id))) {
      const isThere = await this.#deps.db.transaction(async (manager) => {
        // Who sends again what was deleted wants it back.
        const [, count] = await manager.query(
          'UPDATE media SET deleted_at = NULL, deleted_by = NULL, name = coalesce(name, $2) WHERE id = $1',
          [id, about.name ?? null],
        );
        if (count > 0) await record(manager);
        return count > 0;
      });
      if (isThere) return { url, id };
    }
    const { jpeg, type, ...drawn } = await this.#work.run(task, original);
    await this.#files.keepLargest(id, jpeg);
    const media = { id, ...drawn, ...about, originalType: type, bytes: jpeg.length };
    await this.#deps.db.transaction(async (manager) => {
      await manager.createQueryBuilder().insert().into(MediaEntity).values(media).orIgnore().execute();
      await manager.update(MediaEntity, id, { deletedAt: null, deletedBy: null });
      await record(manager);
    });
    if (!this.#known.has(url)) this.learn({ ...media, ...unsaid });
    return { url, id };
  }

  /** Callers of the upload are told whole addresses, and send them back as those of their pictures. */
  #withoutOrigin(url: string): string {
    const { publicUrl } = this.#deps;
    return url.startsWith(`${publicUrl}/media/`) ? url.slice(publicUrl.length) : url;
  }

  async #find(id: string): Promise<DescribedImage | undefined> {
    return this.#known.get(mediaUrl(id)) ?? this.#discover(id);
  }

  async #discover(id: string): Promise<DescribedImage | undefined> {
    const media = await this.#repository.findOneBy({ id });
    if (!media) return undefined;
    const known = this.learn(media);
    this.#deps.changes.changedHere(['media']);
    return known;
  }

  /** What another instance changed; pages that were made meanwhile are made again. */
  async #reload(): Promise<void> {
    const all = await this.#all();
    const isKnown = (media: Described) =>
      isDeepStrictEqual(this.#known.get(mediaUrl(media.id)), describeImage(media, this.#deps.publicUrl));
    const changed = all.filter((media) => !isKnown(media));
    for (const media of changed) this.learn(media);
    const stored = new Set(all.map(({ id }) => mediaUrl(id)));
    const gone = [...this.#known.keys()].filter((url) => !stored.has(url));
    for (const url of gone) this.#known.delete(url);
    if (changed.length + gone.length > 0) this.#deps.changes.changedHere(['media']);
  }

  #all(): Promise<Described[]> {
    return this.#repository.find({ select: Object.fromEntries(described.map((name) => [name, true])) });
  }

  /** Says from now on of a picture what `media` says. */
  learn(media: Described): DescribedImage {
    const image = describeImage(media, this.#deps.publicUrl);
    this.#known.set(image.url, image);
    return image;
  }
}

/** A file's name without what could not be stored or shown. */
const shown = (name: string) => name.replace(/\p{C}/gu, '').slice(0, 100).toWellFormed() || 'without a name';
