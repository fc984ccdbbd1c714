import type { Resolvers } from '../../generated/resolvers.ts';

export const inboxResolvers: Resolvers = {
  Query: {
    formToken: (_, __, { services }) => services.formGuard.token(),
    retentionPeriods: (_, __, { services }) => services.retentionPeriods,
    inboxNews: (_, __, { services, actor }) => services.inboxNews.news(actor),
  },
  Mutation: {
    markInboxSeen: (_, { inbox }, { services, actor }) => services.inboxNews.markSeen(actor, inbox),
  },
};
