import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff } from '../../../test/render-staff.tsx';
import { inboxPage, messageRow } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { MessagesPage } from './messages-page.tsx';

test('Messages to the office are listed, read in full and deleted without asking for the list again', async () => {
  const { user, calls } = renderStaff(<MessagesPage />, {
    staffMessages: () => inboxPage([messageRow(1, 'A group of nine'), messageRow(2, 'Rain boots')]),
    deleteMessage: () => ({ removed: 1 }),
  });
  const name = '“A group of nine” from Grace Akello';
  await user.click(await screen.findByRole('button', { name: `Open ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A group of nine' }));
  expect(dialog.getByText('All about A group of nine.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    'mailto:grace@example.org?subject=Re:%20A%20group%20of%20nine',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await seen('Message deleted successfully');
  expect(screen.getByText('Total 1')).toBeVisible();
  expect(calls).toEqual(['StaffMessages', 'DeleteMessage']);
});

test('a list that could not be asked for again stays, says that it may be old, and can be asked for once more', async () => {
  let isLost = false;
  const { user, client } = renderStaff(<MessagesPage />, {
    staffMessages: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return inboxPage([messageRow(1, 'A group of nine')]);
    },
  });
  const row = () => screen.findByRole('button', { name: 'Open “A group of nine” from Grace Akello' });
  await row();
  isLost = true;
  await act(async () => void (await client.refetchQueries({ include: 'active' }).catch(() => undefined)));
  expect(await screen.findByText('This list may be old')).toBeVisible();
  expect(await row()).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This list may be old')).not.toBeInTheDocument());
});

test('an old list still loses the row that is deleted from it', async () => {
  let broken = false;
  const { client, user } = renderStaff(<MessagesPage />, {
    staffMessages: () => {
      if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
      return inboxPage([messageRow(1, 'A group of nine'), messageRow(2, 'Rain boots')]);
    },
    deleteMessage: () => ({ removed: 1 }),
  });
  await screen.findByText('A group of nine');
  broken = true;
  await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
  await screen.findByText('This list may be old');
  await user.click(screen.getByRole('button', { name: /^Delete “A group of nine”/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await seen('Message deleted successfully');
  expect(screen.getByText('Total 1')).toBeVisible();
  expect(screen.queryByText('A group of nine')).not.toBeInTheDocument();
  expect(screen.getByText('Rain boots')).toBeVisible();
});

test('A message whose reply did not arrive says so in its row', async () => {
  const rows = [messageRow(1, 'Boots', { replyProblem: 'failed' }), messageRow(2, 'Tents')];
  renderStaff(<MessagesPage />, { staffMessages: () => inboxPage(rows) });
  expect(await screen.findByRole('row', { name: /Boots/ })).toHaveTextContent('Reply not sent');
  expect(screen.getByRole('row', { name: /Tents/ })).not.toHaveTextContent('Reply');
});
