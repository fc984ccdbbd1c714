import { z } from 'zod';
import { day, imageAlt, optionalImageUrl, optionalUrl, text } from '../content/fields.ts';
import { videoThumbnail } from './video-thumbnail.ts';

/** What staff fill in for a gallery item. A film without a picture gets the thumbnail of its host where that is known. */
export const galleryInput = z
  .object({
    title: text(200),
    category: z.preprocess(
      withoutSynonym,
      z.enum(['events', 'stays', 'activity', 'competitions']).optional(),
    ),
    date: day,
    type: z.enum(['image', 'video']).optional(),
    imageUrl: optionalImageUrl,
    imageAlt,
    videoUrl: optionalUrl('Video URL'),
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

/** The original called the category of stays 'facilities'; callers may still say so. */
function withoutSynonym(category: unknown): unknown {
  return category === 'facilities' ? 'stays' : category;
}
