import type { Feature } from '../feature.ts';

/** What the gallery has besides what all content has. */
export const galleryResolvers: Feature = {
  resolvers: {
    Mutation: {
      createGalleryItems: (_, { input, key }, { services, actor }) =>
        services.galleryPictures.create(actor, input, key),
    },
  },
};
