import type { Resolvers } from '../../generated/resolvers.ts';
import { sanitisePost } from './post-html.ts';

export const postsResolvers: Resolvers = {
  Query: {
    posts: (_, __, { services, actor }) => services.posts.list(actor),
    post: (_, { id }, { services, actor }) => services.posts.find(actor, id),
  },
  Mutation: {
    createPost: (_, { input, key }, { services, actor }) => services.posts.create(actor, input, key),
    updatePost: (_, { id, input, version }, { services, actor }) =>
      services.posts.update(actor, id, input, version),
    deletePost: (_, { id }, { services, actor }) => services.posts.remove(actor, id),
  },
  Post: {
    // Once more when it is read: the rows may be older than the rules.
    content: ({ content }) => sanitisePost(content),
    image: ({ imageUrl }, _, { services }) => (imageUrl === null ? null : services.media.describe(imageUrl)),
  },
};
