import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { useSession } from '../../lib/session/session.ts';
import { StaffBookingFragmentDoc } from '../bookings/booking-row.generated.ts';
import { StaffDonationFragmentDoc } from '../donations/donation-row.generated.ts';
import { StaffMessageFragmentDoc } from '../messages/message-row.generated.ts';
import { StaffRegistrationFragmentDoc } from '../registrations/registration-row.generated.ts';
import { StaffFreshnessContext } from '../screens/list/staff-freshness.ts';
import { StaffSubscriberFragmentDoc } from '../subscribers/subscribers.generated.ts';
import { ChangesDocument, type ChangesQuery } from './changes.generated.ts';
import { type ChangesFeed, followChanges } from './follow-changes.ts';
import type { Live } from './live-context.ts';
import type { OpenRecord } from './open-records.ts';

interface Options {
  /** Runs a question after the ones before it, so that no late answer brings back what was read meanwhile. */
  inTurn<T>(question: () => Promise<T>): Promise<T>;
  hear(answer: ChangesQuery): void;
}

/** Follows what changes on the server while somebody is signed in: on screen it changes in its place. */
export function useLive({ inTurn, hear }: Options): Live {
  const client = useApolloClient();
  const freshness = useContext(StaffFreshnessContext);
  const person = useSession().user?.id;
  const [openRecords, setOpenRecords] = useState<Live['openRecords']>([]);
  const feed = useRef<ChangesFeed | null>(null);
  const open = useRef(new Set<OpenRecord>());
  const listeners = useRef(new Set<Parameters<Live['onRemoved']>[0]>());

  useEffect(() => {
    if (person === undefined) return;
    const askAnew = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries({ include: 'active' });
      else freshness?.expire();
    };
    feed.current = followChanges({
      person,
      ask: (cursor, records) =>
        inTurn(async () => {
          const variables = { cursor, open: records };
          const answer = await client.query({
            query: ChangesDocument,
            variables,
            fetchPolicy: 'no-cache',
          });
          return responseData(answer.data);
        }),
      hear: (answer, askedAt) => {
        const {
          expired,
          removed,
          timelines = [],
          departures = [],
          openRecords: others,
          ...rows
        } = answer.changes;
        if (expired) askAnew();
        applyChanges(client.cache, rows);
        if (rows.bookings?.length) refetch(client, fieldsOfBookings(rows.bookings));
        if (departures.length > 0) refetch(client, fieldsOfDepartures(departures));
        if (timelines.length > 0) refetch(client, fieldsOfTimelines(timelines));
        for (const row of removed) for (const listener of listeners.current) listener(row, askedAt);
        setOpenRecords((was) => (JSON.stringify(was) === JSON.stringify(others) ? was : others));
        hear(answer);
      },
      missed: askAnew,
    });
    feed.current.open([...open.current]);
    return () => {
      feed.current?.stop();
      feed.current = null;
      setOpenRecords([]);
    };
  }, [client, freshness, person, inTurn, hear]);

  const sayOpen = useCallback<Live['sayOpen']>((record) => {
    // What closes and opens again at the same time, as when somebody begins to type, is told once.
    const tell = () => queueMicrotask(() => feed.current?.open([...open.current]));
    open.current.add(record);
    tell();
    return () => {
      open.current.delete(record);
      tell();
    };
  }, []);
  const onRemoved = useCallback<Live['onRemoved']>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  return useMemo(() => ({ openRecords, sayOpen, onRemoved }), [openRecords, sayOpen, onRemoved]);
}

/** The lists of changed rows, each with what their rows are written as. */
const kinds = [
  { of: 'registrations', fragment: StaffRegistrationFragmentDoc, fragmentName: 'StaffRegistration' },
  { of: 'messages', fragment: StaffMessageFragmentDoc, fragmentName: 'StaffMessage' },
  { of: 'subscribers', fragment: StaffSubscriberFragmentDoc, fragmentName: 'StaffSubscriber' },
  { of: 'donations', fragment: StaffDonationFragmentDoc, fragmentName: 'StaffDonation' },
  { of: 'bookings', fragment: StaffBookingFragmentDoc, fragmentName: 'StaffBooking' },
] as const;

/** What a role may not read is not asked for. */
type Rows = Partial<Pick<ChangesQuery['changes'], (typeof kinds)[number]['of']>>;

/** Puts changed rows into the cache: what is on screen of them changes in its place, and no list is asked for. */
function applyChanges(cache: ApolloCache, rows: Rows): void {
  const changed = kinds.flatMap(({ of, ...written }) =>
    (rows[of] ?? []).map((data) => ({ ...written, data, id: cache.identify({ ...data }) })),
  );
  if (changed.length === 0) return;
  cache.batch({
    update: () => {
      for (const row of changed) cache.writeFragment(row);
    },
  });
}

/** Asks again for these fields, as far as they are on screen. */
function refetch(client: ApolloClient, fields: Record<string, Modifier<unknown>>): void {
  void client.refetchQueries({ updateCache: (cache) => cache.modify({ fields }) });
}

const always: Modifier<unknown> = (_, { INVALIDATE }) => INVALIDATE;

/** Where the field was asked for with arguments that hold. */
const where =
  (hold: (field: string) => boolean): Modifier<unknown> =>
  (value, { storeFieldName, INVALIDATE }) =>
    hold(storeFieldName) ? INVALIDATE : value;

/** Money, travellers and mails of a booking that is open are more than its row. */
const fieldsOfBookings = (rows: readonly { id: number }[]) => ({
  booking: where((field) => rows.some(({ id }) => new RegExp(`"id":"?${id}\\b`).test(field))),
});

/** Seats of departures, who waits and who travels, and lists that may hold them. */
function fieldsOfDepartures(ids: readonly number[]) {
  const ofOne = where((field) => ids.some((id) => new RegExp(`"(id|departureId)":"?${id}\\b`).test(field)));
  return { departure: ofOne, manifest: ofOne, waitingList: ofOne, departureConnection: always };
}

/** Timelines of these, and reminders and failed replies, which are part of them. */
const fieldsOfTimelines = (subjects: readonly { kind: string; id: number }[]) => ({
  timeline: where((field) =>
    subjects.some(
      ({ kind, id }) => field.includes(`"kind":"${kind}"`) && new RegExp(`"id":"?${id}\\b`).test(field),
    ),
  ),
  reminders: always,
  unsettledReplies: always,
});
