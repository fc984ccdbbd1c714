import type { Resolvers } from '../../generated/resolvers.ts';

export const galleryResolvers: Resolvers = {
  Query: {
    gallery: (_, __, { services, actor }) => services.gallery.list(actor),
    galleryItem: (_, { id }, { services, actor }) => services.gallery.find(actor, id),
  },
  Mutation: {
    createGalleryItem: (_, { input, key }, { services, actor }) => services.gallery.create(actor, input, key),
    updateGalleryItem: (_, { id, input, version }, { services, actor }) =>
      services.gallery.update(actor, id, input, version),
    deleteGalleryItem: (_, { id, version }, { services, actor }) =>
      services.gallery.remove(actor, id, version),
    restoreGalleryItem: (_, { id }, { services, actor }) => services.gallery.restore(actor, id),
  },
  GalleryItem: {
    image: ({ imageUrl }, _, { services }) => (imageUrl === null ? null : services.media.describe(imageUrl)),
  },
};
