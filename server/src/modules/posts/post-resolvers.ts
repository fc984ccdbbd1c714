import type { Feature } from '../feature.ts';
import { excerptOf, htmlRules, sanitisePost } from './post-html.ts';
import { listingOf } from './post-list.ts';
import { posts } from './posts.ts';

/** What news have besides the fields of all content. */
export const postResolvers: Feature = {
  resolvers: {
    Query: {
      postConnection: (_, args, { services, actor }) =>
        services.content.of(posts).page(actor, args, listingOf(args)),
    },
    Post: {
      // Rows that are older than the rules are soon made anew; until then each read does it.
      content: ({ content, contentRules }) => (contentRules === htmlRules ? content : sanitisePost(content)),
      excerpt: ({ text }) => excerptOf(text),
    },
  },
};
