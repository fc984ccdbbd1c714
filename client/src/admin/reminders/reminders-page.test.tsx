import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { todayInKampala } from '../../lib/today.ts';
import { dayAfter } from '../../lib/travel-days.ts';
import { RemindersPage } from './reminders-page.tsx';

const reminder = (id: number, days: number, text: string) => ({
  __typename: 'Reminder',
  id,
  subject: { __typename: 'Subject', kind: 'registration', id, title: 'Amina Nakato' },
  dueOn: dayAfter(todayInKampala(), days),
  text,
  assignee: null,
  doneAt: null as string | null,
  createdAt: '2026-01-05T12:00:00.000Z',
});

test('Reminders that are due are done by one press, undone by another, and the list is not asked for again', async () => {
  const call = reminder(1, 0, 'Call on the deposit');
  const all = [reminder(2, -3, 'Send the packing list'), call, reminder(3, 7, 'Ask how it was')];
  const sent: unknown[] = [];
  const { user, calls } = renderStaff(
    <RemindersPage />,
    {
      reminders: () => ({ reminders: all }),
      setReminderDone: (variables) => {
        const { done } = variables as unknown as { done: boolean };
        sent.push(done);
        return { changed: { ...call, doneAt: done ? '2026-01-06T12:00:00.000Z' : null } };
      },
    },
    '/admin/reminders',
  );
  const due = within(await screen.findByRole('list', { name: 'Due' }));
  expect(due.getAllByRole('listitem')).toHaveLength(2);
  expect(due.getByText(/^Overdue since /)).toBeVisible();
  expect(due.getAllByRole('link', { name: 'Registration of Amina Nakato' })[0]).toHaveAttribute(
    'href',
    '/admin/registrations/2/work',
  );
  await user.click(due.getByRole('button', { name: 'Done: Call on the deposit' }));
  expect(due.queryByText('Call on the deposit')).not.toBeInTheDocument();
  await seen('Reminder done');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await due.findByText('Call on the deposit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All 3' }));
  expect(screen.getByText('Ask how it was')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/reminders?show=all');
  expect(sent).toEqual([true, false]);
  expect(calls.filter((name) => name === 'Reminders')).toHaveLength(1);
});

test('A reminder about a booking says whose booking it is, and leads to it', async () => {
  const booked = { __typename: 'Subject', kind: 'booking', id: 7, title: 'Grace Akello' };
  renderStaff(
    <RemindersPage />,
    { reminders: () => ({ reminders: [{ ...reminder(1, 0, 'Ask for the names'), subject: booked }] }) },
    '/admin/reminders',
  );
  expect(await screen.findByRole('link', { name: 'Booking of Grace Akello' })).toHaveAttribute(
    'href',
    '/admin/bookings/7/work',
  );
});
