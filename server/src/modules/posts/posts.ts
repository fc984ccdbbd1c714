import type { DataSource } from 'typeorm';
import { postInputRules as rules } from '../../generated/rules.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { showsSomething } from '../../platform/text/rich-text.ts';
import type { ContentType } from '../content/content-type.ts';
import { excerpt } from '../content/excerpt.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { checkPublishing, publishable, publishingFields } from '../content/publishing/publishing.ts';
import { defineFeature } from '../feature.ts';
import { PostEntity } from './post.entity.ts';
import { excerptOf, htmlRules, readableText, sanitisePost } from './post-html.ts';

/** What staff fill in for a post. Content that shows nothing counts as missing. */
const postInput = inputFrom(rules, contentField, {
  ...publishingFields,
  content: contentField(rules.content, 'content')
    .overwrite(sanitisePost)
    .refine(showsSomething, 'Content is required.'),
})
  .check(checkPublishing)
  .transform((post) => ({ ...post, text: readableText(post.content), contentRules: htmlRules }));

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

interface PostRulesDeps {
  db: DataSource;
  changes: Pick<ContentChanges, 'changed'>;
  jobs: Pick<Jobs, 'repeat'>;
}

const batch = 50;

/** Sanitises the posts that were saved under older rules, the deleted ones too, since they can come back. */
class PostRulesService {
  readonly #deps: PostRulesDeps;

  constructor(deps: PostRulesDeps) {
    this.#deps = deps;
    deps.jobs.repeat('post-rules', '*/10 * * * *', () => this.apply());
  }

  /** Returns how many there were. */
  async apply(): Promise<number> {
    const { db, changes } = this.#deps;
    let done = 0;
    for (;;) {
      const rows: { id: number; version: number; content: string }[] = await db.query(
        'SELECT id, version, content FROM posts WHERE content_rules < $1 ORDER BY id LIMIT $2',
        [htmlRules, batch],
      );
      for (const { id, version, content } of rows) {
        const html = sanitisePost(content);
        // Whoever saved in between did so by the new rules. To its readers it is the same post, so its version stays.
        await db.query(
          'UPDATE posts SET content = $1, text = $2, content_rules = $3 WHERE id = $4 AND version = $5',
          [html, readableText(html), htmlRules, id, version],
        );
      }
      done += rows.length;
      if (rows.length < batch) break;
    }
    if (done > 0) await changes.changed(['posts']);
    return done;
  }
}
