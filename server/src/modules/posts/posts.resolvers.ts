import type { Resolvers } from '../../generated/resolvers.ts';
import { ofStatus, publicSince } from '../content/publishing.ts';
import { excerptOf, htmlRules, sanitisePost } from './post-html.ts';

export const postsResolvers: Resolvers = {
  Query: {
    posts: (_, { status }, { services, actor }) => services.posts.list(actor, ofStatus(status)),
    postConnection: (_, args, { services, actor }) => services.posts.page(actor, args),
    post: (_, { id, preview }, { services, actor }) =>
      services.posts.find(actor, id, services.previews.shows('post', id, preview)),
  },
  Mutation: {
    createPost: (_, { input, key }, { services, actor }) => services.posts.create(actor, input, key),
    updatePost: (_, { id, input, version }, { services, actor }) =>
      services.posts.update(actor, id, input, version),
    deletePost: (_, { id, version }, { services, actor }) => services.posts.remove(actor, id, version),
    restorePost: (_, { id }, { services, actor }) => services.posts.restore(actor, id),
  },
  Post: {
    // Rows that are older than the rules are soon made anew; until then each read does it.
    content: ({ content, contentRules }) => (contentRules === htmlRules ? content : sanitisePost(content)),
    excerpt: ({ text }) => excerptOf(text),
    image: ({ imageUrl }, _, { services }) => (imageUrl === null ? null : services.media.describe(imageUrl)),
    publishedAt: publicSince,
    previewLink: ({ id }, _, { services }) => services.previews.link('post', id),
  },
};
