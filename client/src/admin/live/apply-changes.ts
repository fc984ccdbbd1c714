import type { ApolloCache, StoreObject, TypedDocumentNode } from '@apollo/client';
import { StaffDonationFragmentDoc } from '../donations/donations.generated.ts';
import { StaffMessageFragmentDoc } from '../messages/messages.generated.ts';
import { StaffRegistrationFragmentDoc } from '../registrations/registrations.generated.ts';
import { StaffSubscriberFragmentDoc } from '../subscribers/subscribers.generated.ts';
import type { ChangesQuery } from './changes.generated.ts';

/** What a role may not read is not asked for. */
type Rows = Partial<
  Pick<ChangesQuery['changes'], 'registrations' | 'messages' | 'subscribers' | 'donations'>
>;

/** Puts changed rows into the cache: what is on screen of them changes in its place, and no list is asked for. */
export function applyChanges(cache: ApolloCache, rows: Rows): void {
  const { registrations = [], messages = [], subscribers = [], donations = [] } = rows;
  if (registrations.length + messages.length + subscribers.length + donations.length === 0) return;
  cache.batch({
    update: () => {
      for (const row of registrations) write(cache, StaffRegistrationFragmentDoc, 'StaffRegistration', row);
      for (const row of messages) write(cache, StaffMessageFragmentDoc, 'StaffMessage', row);
      for (const row of subscribers) write(cache, StaffSubscriberFragmentDoc, 'StaffSubscriber', row);
      for (const row of donations) write(cache, StaffDonationFragmentDoc, 'StaffDonation', row);
    },
  });
}

function write<Row extends { id: number }>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Row, unknown>,
  fragmentName: string,
  data: Row,
): void {
  cache.writeFragment({ id: cache.identify({ ...data } as StoreObject), fragment, fragmentName, data });
}
