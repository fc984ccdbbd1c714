import type { Feature } from '../feature.ts';

export const inbox: Feature = {
  resolvers: {
    Query: {
      formToken: (_, __, { services }) => services.formGuard.token(),
      retentionPeriods: (_, __, { services }) => services.retentionPeriods,
      inboxNews: (_, __, { services, actor }) => services.inboxNews.news(actor),
    },
    Mutation: {
      markInboxRead: (_, { inbox, id }, { services, actor }) => services.inboxNews.markRead(actor, inbox, id),
      markInboxSeen: (_, { inbox, upTo }, { services, actor }) =>
        services.inboxNews.markAllRead(actor, inbox, upTo),
    },
  },
  tables: { RetentionPeriods: [] },
};
