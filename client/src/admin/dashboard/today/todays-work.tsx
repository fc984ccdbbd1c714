import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { Sun } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RemindersDocument } from '../../office/reminders/reminders.generated.ts';
import type { Reminder } from '../../office/reminders/use-reminder-actions.ts';
import { useMay, useMayCall } from '../../rights/rights.ts';
import { noNewest, UnreadContext } from '../../screens/inbox/unread-context.ts';
import { FailedRows } from '../../screens/list/list-states.tsx';
import { useToday } from '../../ui/moment.ts';
import { countWaiting, WaitingBookings } from './booking-cards.tsx';
import {
  FailedMailCard,
  GoingLive,
  NewRegistrations,
  UnansweredMessages,
  UnsettledReplies,
} from './cards.tsx';
import { OpenDifferences } from './difference-card.tsx';
import { DueReminders, dueNow } from './due-reminders.tsx';
import { stillUndecided, WaitingReviews } from './review-card.tsx';
import {
  FailedMailsDocument,
  GoesLiveDocument,
  OfficeTodayDocument,
  type OfficeTodayQuery,
  ReviewsTodayDocument,
  type ReviewsTodayQuery,
} from './today.generated.ts';
import { stillWaiting } from './today-card.tsx';

/** Others work at any time: what is known is shown, and asked for again. */
const always = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** What is to be done now, each with the way to where it is done. Who may not see the office sees what goes live. */
export function Today() {
  const today = useToday();
  const mayReadOffice = useMay('readOffice');
  const mayRetryMails = useMay('manageStaff');
  const mayDecide = useMayCall('decideReview');
  const office = useQuery(OfficeTodayDocument, { ...always, skip: !mayReadOffice });
  const reminding = useQuery(RemindersDocument, { ...always, skip: !mayReadOffice });
  const live = useQuery(GoesLiveDocument, always);
  const mails = useQuery(FailedMailsDocument, { ...always, skip: !mayRetryMails });
  const reviewing = useQuery(ReviewsTodayDocument, { ...always, skip: !mayDecide });

  useNews(() => mayReadOffice && void office.refetch().catch(() => undefined));

  const answers = [office, reminding, live, mails, reviewing];
  const error = answers.find((answer) => answer.error && !answer.data)?.error;
  const isLoading = answers.some((answer) => answer.loading && !answer.data);
  const due = dueNow((reminding.data?.reminders ?? []) as Reminder[], today);
  const unsettled = office.data?.unsettledReplies ?? [];
  const upcoming = live.data?.upcoming ?? [];
  const failures = mails.data?.mailFailures ?? [];
  const { newRegistrations, openMessages } = office.data ?? {};
  const reviews = reviewing.data?.waitingReviews as ReviewsTodayQuery['waitingReviews'] | undefined;
  const waiting =
    (newRegistrations ? stillWaiting(newRegistrations, ({ status }) => status === 'new').count : 0) +
    (openMessages ? stillWaiting(openMessages, ({ status }) => status === 'open').count : 0) +
    (office.data ? countWaiting(office.data as OfficeTodayQuery) : 0) +
    (office.data?.openDifferences?.totalCount ?? 0) +
    (reviews ? stillUndecided(reviews).count : 0);
  const isQuiet = waiting + unsettled.length + due.length + upcoming.length + failures.length === 0;
  return (
    <Box as="section" aria-labelledby="today" aria-busy={isLoading} mb="10">
      <chakra.h2 id="today" tabIndex={-1} textStyle="subheading" mb="3">
        Today
      </chakra.h2>
      {error ? (
        <FailedRows
          error={error}
          refetch={() => Promise.allSettled(answers.map((answer) => answer.refetch()))}
        />
      ) : isLoading ? (
        <Skeleton h="8rem" />
      ) : isQuiet ? (
        <Quiet>
          <Sun size={20} aria-hidden />
          {mayReadOffice
            ? 'Nothing waits for you: no new registration, no unanswered message, no reminder that is due.'
            : 'Nothing goes live this week.'}
        </Quiet>
      ) : (
        <Grid>
          <UnsettledReplies entries={unsettled} />
          {newRegistrations && <NewRegistrations waiting={newRegistrations} />}
          {office.data && <WaitingBookings asked={office.data as OfficeTodayQuery} />}
          {office.data && <OpenDifferences open={(office.data as OfficeTodayQuery).openDifferences} />}
          {openMessages && <UnansweredMessages waiting={openMessages} />}
          {reviews && <WaitingReviews waiting={reviews} />}
          <DueReminders due={due} today={today} />
          <GoingLive items={upcoming} />
          <FailedMailCard failures={failures} />
        </Grid>
      )}
    </Box>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))', '2xl': 'repeat(3, minmax(0, 1fr))' },
  },
});

const Quiet = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: { base: '4', md: '6' },
    py: '5',
    color: 'muted',
    '& > svg': { flexShrink: 0 },
  },
});

/** Calls `onNews` when a registration, a booking or a message comes in, or the newest goes, while this is on screen. */
function useNews(onNews: () => void): void {
  const { newest } = useContext(UnreadContext);
  const now = newest === noNewest ? '' : `${newest.registrations} ${newest.messages} ${newest.bookings}`;
  const known = useRef(now);
  useEffect(() => {
    // What there was when the page opened is no news.
    if (known.current && known.current !== now) onNews();
    known.current = now;
  });
}
