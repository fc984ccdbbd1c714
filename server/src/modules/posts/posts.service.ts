import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { isPublished, publishedAtOnce, publishingAfter } from '../content/publishing.ts';
import { PostEntity } from './post.entity.ts';
import { postInput } from './posts.input.ts';

export class PostsService extends ContentService<PostEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: PostEntity,
      input: postInput,
      name: 'post',
      nounOnScreen: 'post',
      titleOf: (post) => post.title,
      defaults: { imageUrl: null, imageAlt: null, videoUrl: null, ...publishedAtOnce },
      follows: publishingAfter,
      publicWhere: isPublished,
      orderBy: 'COALESCE(published_at, created_at) DESC, id DESC',
    });
  }
}
