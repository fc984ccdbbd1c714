import type { Feature } from '../feature.ts';
import { inFolded } from '../search-source.ts';
import { MediaEntity } from './media.entity.ts';
import { mediaUrl } from './media-address.ts';

export const media: Feature = {
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
      replaceMedia: (_, { id, by }, { services, actor }) => services.mediaReplacement.replace(actor, id, by),
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
};
