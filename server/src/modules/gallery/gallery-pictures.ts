import { galleryItemsInputRules as rules } from '../../generated/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { Content } from '../content/content.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { defineFeature } from '../feature.ts';
import type { MediaLibraryService } from '../media/library/media-library.service.ts';
import { gallery } from './gallery.ts';
import type { GalleryItemEntity } from './gallery-item.entity.ts';

interface GalleryPicturesDeps {
  content: Content;
  mediaLibrary: Pick<MediaLibraryService, 'find'>;
}

const manyInput = inputFrom(rules, contentField);

/** Makes a gallery of many pictures of the library in one go. */
class GalleryPicturesService {
  readonly #deps: GalleryPicturesDeps;

  constructor(deps: GalleryPicturesDeps) {
    this.#deps = deps;
  }

  /** All of them or none. Throws BAD_USER_INPUT that names what is no picture of the library. */
  async create(actor: Actor, input: unknown, key?: string | null): Promise<GalleryItemEntity[]> {
    const { content } = this.#deps;
    const { pictures, title, category, date } = parseInput(manyInput, input);
    const found = await Promise.all(pictures.map((address, at) => this.#find(address, at)));
    const items = found.map((picture, at) => ({
      category,
      date,
      type: 'image',
      imageUrl: pictures[at],
      imageAlt: picture.alt,
      title: title ? (found.length > 1 ? `${title} ${at + 1}` : title) : titleOf(picture),
    }));
    return content.of(gallery).createAll(actor, items, key);
  }

  async #find(address: string, at: number) {
    const picture = await this.#deps.mediaLibrary.find(address);
    if (picture) return picture;
    const message = `Picture ${at + 1} is not in the media library (any more): take it out or upload it again.`;
    throw badField(['pictures', at], message);
  }
}

interface Named {
  id: number;
  name: string | null;
  alt: string | null;
  caption: string | null;
}

const longest = 200;

/** What the library says of it, else the name of its file in words. */
function titleOf({ id, name, alt, caption }: Named): string {
  const words = (name ?? '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  const title = caption ?? (words || alt) ?? '';
  return title ? capitalised(title).slice(0, longest).toWellFormed() : `Picture ${id}`;
}

/** What the gallery has besides what all content has. */
export const galleryPictures = defineFeature({
  services: (needs: GalleryPicturesDeps) => ({ galleryPictures: new GalleryPicturesService(needs) }),
  resolvers: {
    Mutation: {
      createGalleryItems: (_, { input, key }, { services, actor }) =>
        services.galleryPictures.create(actor, input, key),
    },
  },
});
