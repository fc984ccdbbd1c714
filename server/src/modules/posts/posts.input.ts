import { z } from 'zod';
import { imageAlt, optionalImageUrl, optionalUrl, text } from '../content/fields.ts';
import { checkPublishing, publishingFields } from '../content/publishing.ts';
import { htmlRules, readableText, sanitisePost } from './post-html.ts';

/** What staff fill in for a post. Content that is nothing but forbidden HTML counts as missing. */
export const postInput = z
  .object({
    title: text(200),
    content: text(100_000)
      .overwrite(sanitisePost)
      .refine((html) => readableText(html) !== '' || /<(?:img|iframe)/.test(html), 'Content is required.'),
    category: z.enum(['news', 'events', 'announcements', 'destinations', 'tours', 'deals']).optional(),
    imageUrl: optionalImageUrl,
    imageAlt,
    videoUrl: optionalUrl('Video URL'),
    ...publishingFields,
  })
  .check(checkPublishing)
  .transform((post) => ({ ...post, text: readableText(post.content), contentRules: htmlRules }));
