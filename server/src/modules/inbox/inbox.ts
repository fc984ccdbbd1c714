import type { Feature } from '../feature.ts';

export const inbox: Feature = {
  resolvers: {
    Query: {
      formToken: (_, __, { services }) => services.formGuard.token(),
      retentionPeriods: (_, __, { services }) => services.retentionPeriods,
      inboxNews: (_, __, { services, actor }) => services.unread.news(actor),
    },
    Mutation: {
      markInboxRead: (_, { inbox, id }, { services, actor }) => services.unread.markRead(actor, inbox, id),
      markInboxSeen: (_, { inbox, upTo }, { services, actor }) =>
        services.unread.markAllRead(actor, inbox, upTo),
    },
  },
  tables: { RetentionPeriods: [] },
};
