import { z } from 'zod';
import { galleryItemInputRules as rules } from '../../generated/rules.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { videoThumbnail } from './video-thumbnail.ts';

/** What staff fill in for a gallery item. A film without a picture gets the thumbnail of its host where that is known. */
export const galleryInput = inputFrom(rules, contentField, {
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
