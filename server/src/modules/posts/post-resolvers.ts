import { excerpt } from '../content/excerpt.ts';
import type { Feature } from '../feature.ts';
import { excerptOf, htmlRules, sanitisePost } from './post-html.ts';

/** What news have besides the fields of all content. */
export const postResolvers: Feature = {
  resolvers: {
    Post: {
      // Rows that are older than the rules are soon made anew; until then each read does it.
      content: ({ content, contentRules }) => (contentRules === htmlRules ? content : sanitisePost(content)),
      excerpt: ({ text }, { length }) => (length == null ? excerptOf(text) : excerpt(text, length)),
    },
  },
};
