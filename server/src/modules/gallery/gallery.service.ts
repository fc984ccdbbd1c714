import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { galleryInput } from './gallery.input.ts';
import { GalleryItemEntity } from './gallery-item.entity.ts';
import { videoThumbnail } from './video-thumbnail.ts';

export class GalleryService extends ContentService<GalleryItemEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: GalleryItemEntity,
      input: galleryInput,
      requiredOfNew: ['category'],
      name: 'gallery item',
      nounOnScreen: 'gallery item',
      titleOf: (item) => item.title,
      defaults: { type: 'image', imageUrl: null, imageAlt: null, videoUrl: null },
      // A thumbnail of the film's host is nobody's choice: it is found anew, also for another film.
      checkedWith: ({ type, imageUrl, videoUrl }) => ({
        type,
        imageUrl: videoUrl && imageUrl === videoThumbnail(videoUrl) ? null : imageUrl,
        videoUrl,
      }),
      orderBy: 'date DESC, id DESC',
    });
  }
}
