import type { PictureSource } from '../content/picture-source.ts';
import { defineFeature } from '../feature.ts';
import { inFolded } from '../search-source.ts';
import { type CatalogueDeps, MediaCatalogue } from './library/media-catalogue.ts';
import { MediaLibraryService } from './library/media-library.service.ts';
import { libraryAlt } from './library/media-list.ts';
import { MediaReplacement, type ReplacementDeps } from './library/media-replacement.ts';
import { MediaUsesService } from './library/media-uses.service.ts';
import { MediaEntity } from './media.entity.ts';
import { type MediaDeps, MediaService } from './media.service.ts';
import { mediaUrl } from './media-address.ts';

interface Needs extends MediaDeps, Omit<CatalogueDeps, 'media'> {
  pictureSources: readonly PictureSource[];
}

export const media = defineFeature({
  services({ pictureSources, ...needs }: Needs) {
    const media = new MediaService(needs);
    const mediaUses = new MediaUsesService(needs.db, pictureSources);
    return {
      media,
      altOf: libraryAlt,
      mediaUses,
      mediaCatalogue: new MediaCatalogue({ ...needs, media }),
      mediaLibrary: new MediaLibraryService({ ...needs, media, mediaUses }),
    };
  },
  retention: ({ mediaLibrary }) => ({ media: () => mediaLibrary.purgeOld() }),
  validates: ['MediaInput'],
  entities: [MediaEntity],
  tables: { Image: ['media'], ImageSource: ['media'], ImageFocus: ['media'] },
  resolvers: {
    Query: {
      mediaConnection: (_, args, { services }) => services.mediaLibrary.list(args),
      media: (_, { id }, { services }) => services.mediaLibrary.find(id),
    },
    Mutation: {
      updateMedia: (_, { id, input, version }, { services, actor }) =>
        services.mediaLibrary.update(actor, id, input, version),
      deleteMedia: (_, { id, version }, { services, actor }) =>
        services.mediaLibrary.remove(actor, id, version),
      restoreMedia: (_, { id }, { services, actor }) => services.mediaLibrary.restore(actor, id),
    },
    MediaItem: {
      url: ({ hash }) => mediaUrl(hash),
      image: ({ hash }, _, { services }) => services.media.describe(mediaUrl(hash)),
      focus: ({ hash }, _, { services }) => services.media.describe(mediaUrl(hash)).focus,
      uses: ({ hash }, _, { services }) => services.mediaUses.of(hash),
      shownIn: async ({ hash, shownIn }, _, { services }) =>
        shownIn ?? (await services.mediaUses.shownIn([hash])).get(hash) ?? [],
    },
  },
  search: {
    kind: 'picture',
    table:
      '(SELECT number AS id, name, alt, caption, credit, search_folded, created_at, deleted_at FROM media) AS pictures',
    where: 'deleted_at IS NULL',
    title: `coalesce(name, alt, caption, credit)`,
    detail: 'alt',
    newest: 'created_at DESC',
    conditions: inFolded,
  },
});

/** Apart, because it changes the settings, and those show pictures. */
export const mediaReplacement = defineFeature({
  services: (needs: ReplacementDeps) => ({ mediaReplacement: new MediaReplacement(needs) }),
  resolvers: {
    Mutation: {
      replaceMedia: (_, { id, by }, { services, actor }) => services.mediaReplacement.replace(actor, id, by),
    },
  },
});
