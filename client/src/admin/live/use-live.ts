import type { ApolloCache, ApolloClient, StoreObject, TypedDocumentNode } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { useSession } from '../../lib/session/session.ts';
import { StaffBookingFragmentDoc } from '../bookings/booking-row.generated.ts';
import { StaffDonationFragmentDoc } from '../donations/donation-row.generated.ts';
import { StaffMessageFragmentDoc } from '../messages/message-row.generated.ts';
import { StaffRegistrationFragmentDoc } from '../registrations/registration-row.generated.ts';
import { StaffFreshnessContext } from '../screens/list/freshness.ts';
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
        if (rows.bookings?.length) refetchBookings(client, rows.bookings);
        if (departures.length > 0) refetchDepartures(client, departures);
        if (timelines.length > 0) refetchTimelines(client, timelines);
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

/** What a role may not read is not asked for. */
type Rows = Partial<
  Pick<ChangesQuery['changes'], 'registrations' | 'messages' | 'subscribers' | 'donations' | 'bookings'>
>;

/** Puts changed rows into the cache: what is on screen of them changes in its place, and no list is asked for. */
function applyChanges(cache: ApolloCache, rows: Rows): void {
  const { registrations = [], messages = [], subscribers = [], donations = [], bookings = [] } = rows;
  const lists = [registrations, messages, subscribers, donations, bookings];
  if (lists.every(({ length }) => length === 0)) return;
  cache.batch({
    update: () => {
      for (const row of registrations) write(cache, StaffRegistrationFragmentDoc, 'StaffRegistration', row);
      for (const row of messages) write(cache, StaffMessageFragmentDoc, 'StaffMessage', row);
      for (const row of subscribers) write(cache, StaffSubscriberFragmentDoc, 'StaffSubscriber', row);
      for (const row of donations) write(cache, StaffDonationFragmentDoc, 'StaffDonation', row);
      for (const row of bookings) write(cache, StaffBookingFragmentDoc, 'StaffBooking', row);
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

/** Asks again for those that are open: money, travellers and mails of a booking are more than its row. */
function refetchBookings(client: ApolloClient, rows: readonly { id: number }[]): void {
  const isOf = (field: string) => rows.some(({ id }) => new RegExp(`"id":"?${id}\\b`).test(field));
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: {
          booking: (value, { storeFieldName, INVALIDATE }) => (isOf(storeFieldName) ? INVALIDATE : value),
        },
      }),
  });
}

/** Asks again for departures that are on screen: their seats, who waits and who travels, and lists that may hold them. */
function refetchDepartures(client: ApolloClient, ids: readonly number[]): void {
  const isOf = (field: string) => ids.some((id) => new RegExp(`"(id|departureId)":"?${id}\\b`).test(field));
  const ofOne: Modifier<unknown> = (value, { storeFieldName, INVALIDATE }) =>
    isOf(storeFieldName) ? INVALIDATE : value;
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: {
          departure: ofOne,
          manifest: ofOne,
          waitingList: ofOne,
          departureConnection: (_, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}

interface Subject {
  kind: string;
  id: number;
}

/** Asks again for the timelines of these that are on screen, and for reminders and failed replies, which are part of them. */
function refetchTimelines(client: ApolloClient, subjects: readonly Subject[]): void {
  const isOf = (field: string) =>
    subjects.some(
      ({ kind, id }) => field.includes(`"kind":"${kind}"`) && new RegExp(`"id":"?${id}\\b`).test(field),
    );
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: {
          timeline: (value, { storeFieldName, INVALIDATE }) => (isOf(storeFieldName) ? INVALIDATE : value),
          reminders: (_, { INVALIDATE }) => INVALIDATE,
          unsettledReplies: (_, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}
