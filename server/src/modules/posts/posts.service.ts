import type { Actor } from '../../platform/actor.ts';
import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { isPublished, isPublishedFrom, publishedAtOnce, publishingAfter } from '../content/publishing.ts';
import type { Connection, PageArgs, SortArg } from '../inbox/connection.ts';
import type { SortKey } from '../inbox/cursor.ts';
import { type PostCategory, PostEntity } from './post.entity.ts';
import { postInput } from './posts.input.ts';

type PostOrder = 'created' | 'updated' | 'title';

export interface PostPageArgs extends PageArgs {
  category?: PostCategory | null;
  /** Words to be found in title and text. */
  search?: string | null;
  sort?: SortArg<PostOrder> | null;
}

export type PostPage = Connection<PostEntity>;

const sortKeys: Record<PostOrder, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  updated: { sql: 'updated_at', type: 'timestamptz' },
  title: { sql: 'lower(title)', type: 'text' },
};

export class PostsService extends ContentService<PostEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: PostEntity,
      input: postInput,
      requiredOfNew: ['category'],
      name: 'post',
      nounOnScreen: 'post',
      titleOf: (post) => post.title,
      defaults: { imageUrl: null, imageAlt: null, videoUrl: null, ...publishedAtOnce },
      follows: publishingAfter,
      isStillGood: isPublishedFrom,
      publicWhere: isPublished,
      orderBy: 'COALESCE(published_at, created_at) DESC, id DESC',
    });
  }

  /** One page of them, newest first unless asked for otherwise. Throws BAD_USER_INPUT for a page that cannot be. */
  page(actor: Actor, { category, search, sort, ...page }: PostPageArgs): Promise<PostPage> {
    const { field = 'created', direction = 'desc' } = sort ?? {};
    return this.readPage(actor, page, {
      where: category ? ['category = $1'] : [],
      values: category ? [category] : [],
      search,
      searchColumn: 'search_text',
      sort: field,
      sortKey: sortKeys[field],
      direction,
    });
  }
}
