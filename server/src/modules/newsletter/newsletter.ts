import type { Feature } from '../feature.ts';
import { inWords } from '../search-source.ts';
import { personalSubscribers } from './personal-subscribers.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

export const newsletter: Feature = {
  validates: ['subscribeNewsletter'],
  personal: personalSubscribers,
  entities: [SubscriberEntity],
  resolvers: {
    Query: {
      subscribers: (_, args, { services }) => services.newsletter.list(args),
    },
    Subscriber: {
      email: ({ email }) => email ?? '',
      isNew: ({ id }, _, { services, actor }) => services.unread.isNew(actor, 'subscribers', id),
    },
    Mutation: {
      subscribeNewsletter: (_, { email, form }, { services, actor }) =>
        services.newsletter.subscribe(actor, { email }, form),
      confirmNewsletter: (_, { token }, { services, actor }) => services.newsletter.confirm(actor, token),
      unsubscribeNewsletter: (_, { email, token, form }, { services, actor }) =>
        services.newsletter.unsubscribe(actor, { email, token }, form),
      subscribersLink: (_, { purpose }, { services, actor }) => services.subscriberLinks.make(actor, purpose),
    },
  },
  search: {
    right: 'readOffice',
    kind: 'subscriber',
    table: 'subscribers',
    // Addresses of those who left are gone.
    where: 'email IS NOT NULL',
    title: 'email::text',
    detail: 'status::text',
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text'),
  },
  counters: { subscribers: "SELECT count(*) FROM subscribers WHERE status = 'confirmed'" },
};
