import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { seen } from '../../../../test/toasts.ts';
import { login } from '../../../lib/session/session.ts';
import { todayInKampala } from '../../../lib/today.ts';
import { noNewest, noneUnread, UnreadContext } from '../../screens/inbox/unread-context.ts';
import { Today } from './todays-work.tsx';

const silent = { markRead: async () => undefined, markAllRead: async () => undefined };

const anHourAgo = new Date(Date.now() - 3_700_000).toISOString();
const colleague = { __typename: 'StaffMember', id: 2, name: 'Opio', email: 'opio@lubugo.example' };
const subject = { __typename: 'Subject', kind: 'registration', id: 7, title: 'Amina Nakato' };
const reminder = (id: number, text: string, dueOn: string) => ({
  __typename: 'Reminder',
  id,
  subject,
  dueOn,
  text,
  assignee: colleague,
  doneAt: null,
  createdAt: anHourAgo,
});
const none = { totalCount: 0, nodes: [] };
const noBookings = {
  requestedBookings: none,
  refundsToDecide: none,
  overdueBookings: none,
  openDifferences: none,
  disputedBookings: none,
};
const quiet = {
  officeToday: () => ({
    newRegistrations: none,
    openMessages: none,
    ...noBookings,
    unsettledReplies: [] as object[],
  }),
  reminders: () => ({ reminders: [reminder(9, 'Next year', '2999-01-01')] }),
  goesLive: () => ({ upcoming: [] }),
  failedMails: () => ({ mailFailures: [] }),
  reviewsToday: () => ({ waitingReviews: none as object }),
};
const busy = {
  officeToday: () => ({
    ...noBookings,
    unsettledReplies: [],
    newRegistrations: {
      totalCount: 12,
      nodes: [
        {
          __typename: 'ListedRegistration',
          id: 7,
          firstName: 'Amina',
          lastName: 'Nakato',
          status: 'new',
          createdAt: anHourAgo,
          program: { __typename: 'RegisteredProgram', name: 'Sipi Falls' },
        },
      ],
    },
    openMessages: {
      totalCount: 1,
      nodes: [
        {
          __typename: 'ContactSubmission',
          id: 3,
          name: 'Grace',
          subject: 'A group of nine',
          status: 'open',
          createdAt: anHourAgo,
        },
      ],
    },
  }),
  reminders: () => ({
    reminders: [
      reminder(1, 'Call about the boots', '2026-01-05'),
      reminder(2, 'Ask for a passport', todayInKampala()),
    ],
  }),
  goesLive: () => ({
    upcoming: [
      { __typename: 'UpcomingItem', kind: 'post', id: 4, title: 'The rains', at: '2026-01-05T12:00:00.000Z' },
    ],
  }),
  failedMails: () => ({ mailFailures: [{ __typename: 'MailFailure', id: 'a', failedAt: anHourAgo }] }),
  reviewsToday: quiet.reviewsToday,
};
const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() =>
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' })),
);

afterEach(() => void jest.useRealTimers());

test('what waits is counted, with the first few, their age and the way to where it is done', async () => {
  renderStaff(<Today />, busy);
  expect(await screen.findByText('12')).toBeVisible();
  const registration = card('New registrations').getByRole('link', { name: /Amina Nakato/ });
  expect(registration).toHaveTextContent('Amina NakatoSipi Falls1 hour ago');
  expect(registration).toHaveAttribute('href', '/admin/registrations/7/work');
  expect(card('New registrations').getByRole('link', { name: 'All new registrations' })).toHaveAttribute(
    'href',
    '/admin/registrations?status=new',
  );
  const message = card('Unanswered messages').getByRole('link', { name: /A group of nine/ });
  expect(message).toHaveTextContent('1 hour ago');
  expect(message).toHaveAttribute('href', '/admin/messages/3/work');
  expect(card('Goes live this week').getByRole('link', { name: /The rains/ })).toHaveAttribute(
    'href',
    '/admin/posts',
  );
  expect(card('Mails that failed').getByRole('link', { name: 'See and send again' })).toHaveAttribute(
    'href',
    '/admin/people',
  );
});

test('a review that waits leads to where it is decided', async () => {
  renderStaff(<Today />, {
    ...quiet,
    reviewsToday: () => ({
      waitingReviews: {
        totalCount: 1,
        nodes: [
          {
            __typename: 'Review',
            id: 4,
            state: 'waiting',
            firstName: 'Grace',
            stars: 5,
            programName: 'Gorilla Trek',
            createdAt: anHourAgo,
          },
        ],
      },
    }),
  });
  const review = await screen.findByRole('link', { name: /Grace/ });
  expect(review).toHaveTextContent('GraceGorilla Trek, 5 of 5 stars1 hour ago');
  expect(review).toHaveAttribute('href', '/admin/reviews/4');
  expect(card('Reviews to decide').getByRole('link', { name: 'All reviews to decide' })).toHaveAttribute(
    'href',
    '/admin/reviews?status=waiting',
  );
});

test('bookings wait in a card for each thing that is to be done about them', async () => {
  const booking = (id: number, firstName: string, more: object) => ({
    __typename: 'Booking',
    id,
    firstName,
    lastName: 'Nakato',
    state: 'confirmed',
    createdAt: anHourAgo,
    programName: 'Gorilla Trek',
    startsOn: '2026-12-04',
    endsOn: '2026-12-06',
    isOverdue: false,
    needsDecision: false,
    answerBy: null,
    ...more,
  });
  const one = (row: ReturnType<typeof booking>) => ({
    totalCount: 1,
    nodes: [{ ...row, status: row.state }],
  });
  renderStaff(<Today />, {
    ...quiet,
    officeToday: () => ({
      ...quiet.officeToday(),
      requestedBookings: one(booking(5, 'Amina', { state: 'requested' })),
      refundsToDecide: one(booking(6, 'Grace', { state: 'cancelled', needsDecision: true })),
      overdueBookings: one(booking(7, 'Opio', { isOverdue: true })),
      disputedBookings: one(booking(8, 'Sarah', { answerBy: '2026-11-26' })),
    }),
  });
  const amina = await screen.findByRole('link', { name: /Amina Nakato/ });
  expect(amina).toHaveTextContent('Amina NakatoGorilla Trek, Fri 4 Dec to Sun 6 Dec 20261 hour ago');
  expect(amina).toHaveAttribute('href', '/admin/bookings/5/work');
  expect(screen.getByRole('link', { name: /Sarah Nakato/ })).toHaveTextContent(
    'Answer by Thu 26 Nov 2026: Gorilla Trek',
  );
  for (const [name, all, query] of [
    ['Bookings to answer', 'All bookings to answer', 'status=requested'],
    ['Chargebacks to answer', 'All chargebacks to answer', 'money=disputed'],
    ['Refunds to decide', 'All refunds to decide', 'money=needsDecision'],
    ['Balances overdue', 'All overdue balances', 'money=overdue'],
  ] as const)
    expect(card(name).getByRole('link', { name: all })).toHaveAttribute('href', `/admin/bookings?${query}`);
});

test('a reply that failed or is unclear is told, one’s own as such', async () => {
  const entry = (id: number, by: number, byName: string, state: string) => ({
    __typename: 'TimelineEntry',
    id,
    byName,
    by: { __typename: 'StaffMember', id: by },
    subject: { ...subject, id, kind: 'message', title: `Boots ${id}` },
    reply: { __typename: 'Reply', id, state, stateAt: anHourAgo },
  });
  renderStaff(<Today />, {
    ...quiet,
    officeToday: () => ({
      ...quiet.officeToday(),
      unsettledReplies: [entry(3, 1, 'Nakato', 'failed'), entry(4, 2, 'Opio', 'unclear')],
    }),
  });
  const mine = await screen.findByRole('link', { name: /Boots 3/ });
  expect(mine).toHaveTextContent('Boots 3Your reply was not sent1 hour ago');
  expect(mine).toHaveAttribute('href', '/admin/messages/3/work');
  expect(
    card('Replies that did not arrive')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([mine.textContent, 'Boots 4The reply of Opio may not have arrived1 hour ago']);
});

test('reminders of today and those that are late are done by one press, which can be taken back', async () => {
  const done: unknown[] = [];
  const { user, calls } = renderStaff(<Today />, {
    ...busy,
    setReminderDone: (variables) => {
      done.push(variables);
      const { reminders } = busy.reminders();
      const doneAt = (variables as unknown as { done: boolean }).done ? anHourAgo : null;
      return { changed: { ...reminders[0], doneAt } };
    },
  });
  const late = await screen.findByText('Overdue since January 5, 2026');
  expect(late).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done: Call about the boots' }));
  await seen('Reminder done');
  expect(late).not.toBeInTheDocument();
  expect(card('Reminders').getByText('1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Call about the boots')).toBeVisible();
  expect(done).toEqual([
    { id: 1, done: true },
    { id: 1, done: false },
  ]);
  expect(calls.filter((name) => name === 'Reminders')).toHaveLength(1);
});

test('a screen that stays open over midnight in Kampala shows what is due on the new day', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T20:59:00.000Z'), doNotFake: ['setTimeout'] });
  renderStaff(<Today />, { ...quiet, reminders: () => ({ reminders: [reminder(1, 'Call', '2026-11-23')] }) });
  expect(await screen.findByText(/^Nothing waits for you/)).toBeVisible();
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
});

/** Where a press brings another registration. */
function Shell() {
  const [newest, setNewest] = useState(noNewest);
  const come = () => setNewest({ ...noNewest, registrations: (newest.registrations ?? 70) + 1 });
  return (
    <UnreadContext value={{ counts: noneUnread, newest, ...silent }}>
      <button type="button" onClick={come}>
        News
      </button>
      <Today />
    </UnreadContext>
  );
}

test('what comes in while it is on screen is counted, by one more question', async () => {
  let waiting = 12;
  const { user, calls } = renderStaff(<Shell />, {
    ...busy,
    officeToday: () => {
      const { newRegistrations, openMessages } = busy.officeToday();
      return {
        ...noBookings,
        unsettledReplies: [],
        openMessages,
        newRegistrations: { ...newRegistrations, totalCount: waiting },
      };
    },
  });
  expect(await screen.findByText('12')).toBeVisible();
  const asked = () => calls.filter((name) => name === 'OfficeToday').length;
  // What there was when the page opened is no news.
  await user.click(screen.getByRole('button', { name: 'News' }));
  expect(asked()).toBe(1);
  waiting = 13;
  await user.click(screen.getByRole('button', { name: 'News' }));
  expect(await screen.findByText('13')).toBeVisible();
  expect(asked()).toBe(2);
});

test('where nothing is to be done it says so', async () => {
  renderStaff(<Today />, quiet);
  expect(await screen.findByText(/^Nothing waits for you/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('who may not see the office, or not try mails again, asks for neither', async () => {
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'content' }, token: 'good' }));
  const { calls } = renderStaff(<Today />, busy);
  expect(await screen.findByText('The rains')).toBeVisible();
  await waitFor(() => expect(calls).toEqual(['GoesLive', 'ReviewsToday']));
});
