import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { galleryInput } from './gallery.input.ts';
import { GalleryItemEntity } from './gallery-item.entity.ts';

export class GalleryService extends ContentService<GalleryItemEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: GalleryItemEntity,
      input: galleryInput,
      requiredOfNew: ['category'],
      name: 'gallery item',
      nounOnScreen: 'gallery item',
      titleOf: (item) => item.title,
      defaults: { imageUrl: null, imageAlt: null, videoUrl: null },
      orderBy: 'date DESC, id DESC',
    });
  }
}
