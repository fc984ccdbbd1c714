import { defineFeature } from '../feature.ts';
import { FormGuard, type FormGuardDeps } from './form-guard.ts';
import { type InboxTrashDeps, InboxTrashService } from './inbox-trash.service.ts';
import { UnreadService } from './unread.service.ts';

export const inbox = defineFeature({
  services: (needs: FormGuardDeps & InboxTrashDeps) => ({
    formGuard: new FormGuard(needs),
    inboxTrash: new InboxTrashService(needs),
    unread: new UnreadService(needs.db),
  }),
  retention: ({ inboxTrash }) => ({ inbox: () => inboxTrash.purgeOld() }),
  resolvers: {
    Query: {
      formToken: (_, __, { services }) => services.formGuard.token(),
      inboxNews: (_, __, { services, actor }) => services.unread.news(actor),
    },
    Mutation: {
      markInboxRead: (_, { inbox, id }, { services, actor }) => services.unread.markRead(actor, inbox, id),
      markInboxSeen: (_, { inbox, upTo }, { services, actor }) =>
        services.unread.markAllRead(actor, inbox, upTo),
    },
    ListedRegistration: {
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'registrations', id),
    },
    ContactSubmission: {
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'messages', id),
    },
    Subscriber: {
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'subscribers', id),
    },
    Donation: {
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'donations', id),
    },
    Booking: {
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'bookings', id),
    },
  },
});
