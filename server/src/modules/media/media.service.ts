import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import { singleFlight } from '../../platform/limits/concurrency.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Master } from './image-work.ts';
import { MediaEntity } from './media.entity.ts';
import {
  type MediaFormat,
  mediaTypes,
  mediaUrl,
  offeredFormats,
  parseMediaPath,
  srcsetOf,
  widthsOf,
} from './media-address.ts';
import { createPictureWork, type PictureWork, type PictureWorkOptions } from './picture-work.ts';

/** A picture as the contract's `Image`. */
export interface DescribedImage {
  url: string;
  /** The same for use on other websites. */
  absoluteUrl: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  sources: { type: string; srcset: string }[];
  widths: number[];
}

export interface MediaFile {
  bytes: Buffer;
  type: string;
}

interface MediaDeps {
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
  readonly #db: DataSource;
  readonly #repository: Repository<MediaEntity>;
  readonly #storage: Storage;
  readonly #changes: ContentChanges;
  readonly #activity: ActivityService;
  readonly #publicUrl: string;
  /** What the whole addresses of our pictures begin with. */
  readonly #ownMedia: string;
  /** All pictures of ours by id: a list of programs describes one for each row, so no query may be needed. */
  readonly #known = new Map<string, DescribedImage>();
  readonly #work: PictureWork;
  readonly #once = singleFlight<Buffer | null>();

  constructor({ db, storage, changes, activity, publicUrl, pictures }: MediaDeps) {
    this.#work = createPictureWork(pictures);
    this.#db = db;
    this.#repository = db.getRepository(MediaEntity);
    this.#storage = storage;
    this.#changes = changes;
    this.#activity = activity;
    this.#publicUrl = publicUrl;
    this.#ownMedia = `${publicUrl}/media/`;
  }

  /** Learns all pictures there are. To be awaited before the first request is answered. */
  async load(): Promise<void> {
    for (const media of await this.#repository.find()) this.#learn(media);
  }

  /**
   * Keeps an uploaded picture: decoded, turned upright, without metadata, at most 2400 px wide or high.
   * The same file again is the same picture. Throws BAD_USER_INPUT with a sentence for anything that is no picture.
   */
  ingest(bytes: Buffer): Promise<{ url: string; id: string }> {
    return this.#keep(bytes, () => this.#work.run('masterOfUpload', bytes));
  }

  /** As `ingest`, on behalf of a member of staff, whose activity it becomes. `name` is what the sender calls the file. */
  upload(actor: Actor, bytes: Buffer, name: string): Promise<{ url: string; id: string }> {
    return this.#keep(
      bytes,
      () => this.#work.run('masterOfUpload', bytes),
      (manager) =>
        this.#activity.record(manager, actor, {
          type: 'create',
          description: `Uploaded picture "${shown(name)}"`,
          entityType: 'media',
        }),
    );
  }

  /** The picture at `url` with all its sizes when it is ours, else the address alone. */
  describe(address: string): DescribedImage {
    const url = this.#withoutOrigin(address);
    const known = this.#known.get(url);
    if (known) return known;
    // Another instance may have just taken it in: look it up, and let what was shown without it be made again.
    const ours = parseMediaPath(url);
    if (ours) void this.#discover(ours.id).catch(() => undefined);
    const absoluteUrl = url.startsWith('/') ? this.#publicUrl + url : url;
    return { url, absoluteUrl, width: null, height: null, placeholder: null, sources: [], widths: [] };
  }

  /** The file at a path such as `/media/<id>/672.webp` or `/media/<id>/share.jpg`, made now if nobody asked for it before; null when there is none. */
  async file(path: string): Promise<MediaFile | null> {
    const address = parseMediaPath(path);
    if (!address) return null;
    const { id, size, format } = address;
    const media = this.#known.get(mediaUrl(id)) ?? (await this.#discover(id));
    if (!media?.width) return null;
    if (size === 'largest') {
      const bytes = await this.#storage.read(masterKey(id));
      return bytes && { bytes, type: mediaTypes.jpg };
    }
    if (size !== 'share' && !widthsOf(media.width).includes(size)) return null;
    const bytes = await this.#variant(id, size, format);
    return bytes && { bytes, type: mediaTypes[format] };
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
    for (const { url, width } of [...this.#known.values()]) {
      const id = parseMediaPath(url)?.id;
      if (!id || !width) continue;
      for (const candidate of widthsOf(width)) {
        if (signal.aborted) return;
        const begun = performance.now();
        await this.#variant(id, candidate, offeredFormats[0]);
        const rest = 3 * (performance.now() - begun);
        await wait(rest, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #keep(
    original: Buffer,
    draw: () => Promise<Master & { type: string }>,
    record: (manager: EntityManager) => Promise<void> = async () => undefined,
  ) {
    const id = createHash('sha256').update(original).digest('hex').slice(0, 32);
    const url = mediaUrl(id);
    // A file that was lost or damaged is kept anew.
    if (this.#known.has(url) && (await this.#storage.read(masterKey(id)))) {
      await this.#db.transaction(record);
      return { url, id };
    }
    const master = await draw();
    await this.#storage.write(masterKey(id), master.jpeg, mediaTypes.jpg);
    const { width, height, placeholder, type } = master;
    const media = { id, width, height, placeholder, originalType: type };
    await this.#db.transaction(async (manager) => {
      await manager.createQueryBuilder().insert().into(MediaEntity).values(media).orIgnore().execute();
      await record(manager);
    });
    this.#learn(media);
    return { url, id };
  }

  #variant(id: string, size: 'share' | number, format: MediaFormat): Promise<Buffer | null> {
    const key = `${id}/${size}.${format}`;
    return this.#once(key, async () => {
      const kept = await this.#storage.read(key);
      if (kept) return kept;
      const master = await this.#storage.read(masterKey(id));
      if (!master) return null;
      const bytes = await (size === 'share'
        ? this.#work.run('drawShare', master)
        : this.#work.run('drawVariant', master, size, format));
      // Who asks is served; it is made again for the next one.
      await this.#storage.write(key, bytes, mediaTypes[format]).catch(() => undefined);
      return bytes;
    });
  }

  /** Callers of the upload are told whole addresses, and send them back as those of their pictures. */
  #withoutOrigin(url: string): string {
    return url.startsWith(this.#ownMedia) ? url.slice(this.#publicUrl.length) : url;
  }

  async #discover(id: string): Promise<DescribedImage | undefined> {
    const media = await this.#repository.findOneBy({ id });
    if (!media) return undefined;
    const described = this.#learn(media);
    this.#changes.changed(['media']);
    return described;
  }

  #learn(media: Pick<MediaEntity, 'id' | 'width' | 'height' | 'placeholder'>): DescribedImage {
    const { id, width, height, placeholder } = media;
    const url = mediaUrl(id);
    const sources = offeredFormats.map((format) => ({
      type: mediaTypes[format],
      srcset: srcsetOf(id, width, format),
    }));
    const widths = widthsOf(width);
    const described = {
      url,
      absoluteUrl: this.#publicUrl + url,
      width,
      height,
      placeholder,
      sources,
      widths,
    };
    this.#known.set(url, described);
    return described;
  }
}

const masterKey = (id: string) => `${id}/master.jpg`;

/** A file's name without what could not be stored or shown. */
const shown = (name: string) => name.replace(/\p{C}/gu, '').slice(0, 100).toWellFormed() || 'without a name';
