import { postInputRules as rules } from '../../generated/rules.ts';
import type { ContentType } from '../content/content-type.ts';
import { excerpt } from '../content/excerpt.ts';
import { publishable } from '../content/publishing.ts';
import { defineFeature } from '../feature.ts';
import { PostEntity } from './post.entity.ts';
import { excerptOf, htmlRules, sanitisePost } from './post-html.ts';
import { type PostRulesDeps, PostRulesService } from './post-rules.service.ts';
import { postInput } from './posts.input.ts';

export const posts: ContentType<PostEntity> = publishable({
  type: 'Post',
  one: 'post',
  many: 'posts',
  page: '/news',
  entity: PostEntity,
  rules,
  input: postInput,
  name: 'post',
  nounOnScreen: 'post',
  title: 'title',
  excerptOf: 'text',
  list: {
    searched: ['title', 'text'],
    forStaff: { sort: 'created' },
    filters: { category: 'category' },
    sorts: {
      published: { sql: 'COALESCE(published_at, created_at)', type: 'timestamptz', direction: 'desc' },
      created: { sql: 'created_at', type: 'timestamptz', direction: 'desc' },
      updated: { sql: 'updated_at', type: 'timestamptz', direction: 'desc' },
      title: { sql: 'lower(title)', type: 'text', direction: 'asc' },
    },
  },
  notInRest: ['text', 'excerpt', 'path'],
  relatedTypes: ['PostEdge'],
  sample: {
    title: 'The shoebills are back',
    content: '<p>Four pairs were seen at <strong>Mabamba</strong> this week.</p>',
    category: 'news',
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'A shoebill stands among papyrus.',
    videoUrl: 'https://www.youtube.com/watch?v=aBcDeFgHiJk',
  },
});

/** What posts have besides what all content has. */
export const postRules = defineFeature({
  services: (needs: PostRulesDeps) => ({ postRules: new PostRulesService(needs) }),
  resolvers: {
    Post: {
      // Rows that are older than the rules are soon made anew; until then each read does it.
      content: ({ content, contentRules }) => (contentRules === htmlRules ? content : sanitisePost(content)),
      excerpt: ({ text }, { length }) => (length == null ? excerptOf(text) : excerpt(text, length)),
    },
  },
});
