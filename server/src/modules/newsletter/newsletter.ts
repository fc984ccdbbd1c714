import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { createStoredHash } from '../../platform/sealing/stored-hash-secret.ts';
import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import { inWords } from '../search-source.ts';
import { type NewsletterDeps, NewsletterService } from './newsletter.service.ts';
import { SubscriberEntity } from './subscriber.entity.ts';
import { type SubscriberFilesDeps, SubscriberFilesService } from './subscriber-files.service.ts';
import { SubscriberLinks } from './subscriber-links.ts';

const personalSubscribers: Readonly<Record<string, PersonalTable>> = {
  subscribers: {
    name: 'Newsletter',
    rows: 'lower(email) = $1',
    kind: 'subscriber',
    // The keyed hash stays, so that no list of addresses brings the person back.
    erasure: {
      set: `email = NULL, email_hash = $2, status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()),
        mailed_at = NULL, consent_source = NULL`,
    },
    columns: {
      ...columns('person', 'email consent_source'),
      ...columns(
        'record',
        'id status created_at requested_at confirmed_at unsubscribed_at mailed_at consent_at',
      ),
      ...columns('ours', 'search_text email_hash'),
    },
  },
  newsletter_sends: {
    name: 'Newsletter issues sent',
    rows: 'subscriber_id IN (SELECT id FROM subscribers WHERE lower(email) = $1)',
    kind: null,
    // What was sent to a number that has no address any more; what the mail server said may hold the address.
    erasure: { set: 'reason = NULL' },
    columns: {
      ...columns('person', 'reason'),
      ...columns('record', 'id issue_id subscriber_id state attempts next_at updated_at'),
    },
  },
};

interface Needs
  extends Omit<NewsletterDeps, 'addressHash'>,
    Omit<SubscriberFilesDeps, 'addressHash' | 'newsletter'> {
  sealed: SealedText;
  unsubscribedRetentionDays: number;
}

export const newsletter = defineFeature({
  services: ({ sealed, ...needs }: Needs) => {
    const addressHash = createStoredHash(needs.db, sealed, 'newsletter addresses');
    const newsletter = new NewsletterService({ ...needs, addressHash });
    return {
      addressHash,
      newsletter,
      subscriberFiles: new SubscriberFilesService({ ...needs, newsletter, addressHash }),
      subscriberLinks: new SubscriberLinks(needs),
    };
  },
  retention: ({ newsletter, unsubscribedRetentionDays }) => ({
    subscribers: () => newsletter.purgeUnconfirmed(),
    unsubscribed: () => newsletter.removeAddresses(unsubscribedRetentionDays),
  }),
  validates: ['subscribeNewsletter'],
  personal: personalSubscribers,
  entities: [SubscriberEntity],
  resolvers: {
    Query: {
      subscribers: (_, args, { services }) => services.newsletter.list(args),
    },
    Subscriber: {
      email: ({ email }) => email ?? '',
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
});
