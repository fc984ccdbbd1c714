import { defineFeature } from '../feature.ts';
import { type GalleryPicturesDeps, GalleryPicturesService } from './gallery-pictures.service.ts';

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
