import { singleFlight } from '../../platform/limits/concurrency.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type DrawnSize, type Focus, type MediaFormat, mediaTypes, shareName } from './media-address.ts';
import type { PictureWork } from './picture-work.ts';

interface PictureFilesDeps {
  storage: Storage;
  work: PictureWork;
}

/** The files of each picture: the largest, as it was taken in, and the sizes that are drawn of it when they are first wanted. */
export class PictureFiles {
  readonly #storage: Storage;
  readonly #work: PictureWork;
  readonly #singleFlight = singleFlight<Buffer | null>();

  constructor({ storage, work }: PictureFilesDeps) {
    this.#storage = storage;
    this.#work = work;
  }

  /** A JPEG; null when the storage has lost it. */
  largest(id: string): Promise<Buffer | null> {
    return this.#storage.read(masterKey(id));
  }

  keepLargest(id: string, bytes: Buffer): Promise<void> {
    return this.#storage.write(masterKey(id), bytes, mediaTypes.jpg);
  }

  /** One size, made now if nobody asked for it before; null when the largest is lost. `focus` matters to the share picture alone. */
  drawn(
    id: string,
    size: DrawnSize,
    format: MediaFormat,
    focus: Focus | null = null,
  ): Promise<Buffer | null> {
    const key = `${id}/${size === 'share' ? shareName(focus) : size}.${format}`;
    return this.#singleFlight(key, async () => {
      const kept = await this.#storage.read(key);
      if (kept) return kept;
      const master = await this.largest(id);
      if (!master) return null;
      const bytes = await this.#draw(master, size, format, focus);
      // Who asks is served; it is made again for the next one. Another instance may have made it meanwhile: then its file stays.
      await this.#storage.writeNew(key, bytes, mediaTypes[format]).catch(() => undefined);
      return bytes;
    });
  }

  removeAll(id: string): Promise<void> {
    return this.#storage.removeFolder(id);
  }

  #draw(master: Buffer, size: DrawnSize, format: MediaFormat, focus: Focus | null) {
    if (size === 'icon') return this.#work.run('drawIcon', master);
    if (size === 'share') return this.#work.run('drawShare', master, focus);
    return this.#work.run('drawVariant', master, size, format);
  }
}

/** Where the largest file of a picture is kept. */
export const masterKey = (id: string) => `${id}/master.jpg`;
