import { z } from 'zod';
import { galleryItemInputRules as rules } from '../../generated/rules.ts';
import { byPositionOrDay } from '../content/content-list.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { GalleryItemEntity } from './gallery-item.entity.ts';
import { videoThumbnail } from './video-thumbnail.ts';

/** What staff fill in for a gallery item. A film without a picture gets the thumbnail of its host where that is known. */
const galleryInput = inputFrom(rules, contentField, {
  // The original called the category of stays 'facilities'; callers may still say so.
  category: z
    .enum(rules.category.options)
    .transform((category) => (category === 'facilities' ? 'stays' : category))
    .optional(),
})
  .refine(({ type, imageUrl }) => type === 'video' || imageUrl, {
    path: ['imageUrl'],
    error: 'Image URL is required.',
  })
  .refine(({ type, videoUrl }) => type !== 'video' || videoUrl, {
    path: ['videoUrl'],
    error: 'Video URL is required.',
  })
  .transform(({ imageUrl, ...item }) => ({
    ...item,
    imageUrl: imageUrl ?? (item.videoUrl ? videoThumbnail(item.videoUrl) : null),
  }));

export const gallery: ContentType<GalleryItemEntity> = {
  type: 'GalleryItem',
  one: 'galleryItem',
  many: 'gallery',
  plural: 'galleryItems',
  counter: 'galleryItems',
  entity: GalleryItemEntity,
  rules,
  input: galleryInput,
  name: 'gallery item',
  nounOnScreen: 'gallery item',
  title: 'title',
  defaults: { type: 'image' },
  // A thumbnail of the film's host is nobody's choice: it is found anew, also for another film.
  checkedWith: ({ type, imageUrl, videoUrl }) => ({
    type,
    imageUrl: videoUrl && imageUrl === videoThumbnail(videoUrl) ? null : imageUrl,
    videoUrl,
  }),
  list: {
    searched: ['title'],
    filters: { category: 'category', type: 'type' },
    sorts: {
      position: byPositionOrDay,
      date: { sql: 'date', type: 'date', direction: 'desc' },
      created: { sql: 'id', type: 'integer', direction: 'desc' },
      updated: { sql: 'updated_at', type: 'timestamptz', direction: 'desc' },
      title: { sql: 'lower(title)', type: 'text', direction: 'asc' },
    },
  },
  relatedTypes: ['GalleryItemNeighbours'],
  sample: {
    title: 'Canoes at dawn',
    category: 'activity',
    date: '2026-05-17',
    type: 'image',
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'Canoes lie on a misty lake in first light.',
  },
};
