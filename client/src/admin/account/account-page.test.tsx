import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { sessionRow, twoFactorRow } from '../../../test/rows/people-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { AccountPage } from './account-page.tsx';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const here = sessionRow('a', windows, { current: true });
const there = sessionRow('b', 'curl/8.5.0');
const elsewhere = sessionRow('c', '');

beforeEach(() =>
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'editor' }, token: 'good' })),
);

const ownTwoFactor = () => ({ twoFactor: twoFactorRow() });

async function open(server: Server = {}) {
  const ownSessions = () => ({ sessions: [there, here, elsewhere] });
  const myName = () => ({ me: { __typename: 'User', id: 1, name: null } });
  const view = renderStaff(
    <AccountPage />,
    { myName, ownSessions, ownTwoFactor, ...server },
    '/admin/account',
  );
  await screen.findByText('This one');
  return view;
}

const places = () =>
  within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem');

describe('The sessions of an account', () => {
  test('are listed in plain words, the one that looks first and marked', async () => {
    await open();
    expect(screen.getByText('nakato@lubugo.example')).toBeVisible();
    expect(places().map((place) => place.textContent)).toEqual([
      'Chrome on WindowsThis oneLast usednowSigned inJan 5, 2026 3:00 PMIP address192.0.2.1',
      'curl/8.5.0Last used2 days agoSigned inJan 5, 2026 3:00 PMIP address192.0.2.1End',
      'An unknown deviceLast used2 days agoSigned inJan 5, 2026 3:00 PMIP address192.0.2.1End',
    ]);
  });

  test('end one by one, without the list being asked for again', async () => {
    const { user, calls } = await open({ endOwnSession: () => ({ endSession: true }) });
    await user.click(screen.getByRole('button', { name: 'End the session on curl/8.5.0' }));
    await seen('The session on curl/8.5.0 has ended.');
    expect(places()).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus());
    expect(calls).toEqual(['MyName', 'OwnTwoFactor', 'OwnSessions', 'EndOwnSession']);
  });

  test('that cannot be ended come back, with the server’s reason', async () => {
    const endOwnSession = () => {
      throw new Refusal('Session not found', { code: 'NOT_FOUND' });
    };
    const { user } = await open({ endOwnSession });
    await user.click(screen.getByRole('button', { name: 'End the session on curl/8.5.0' }));
    await seen('The session was not ended');
    expect(places()).toHaveLength(3);
  });

  test('end all but this one after a question', async () => {
    const { user, calls } = await open({ endOtherSessions: () => ({ count: 2 }) });
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: 'End all others' }));
    await seen('All other sessions have ended.');
    expect(places()).toHaveLength(1);
    expect(screen.getByText('You are signed in nowhere else.')).toBeVisible();
    expect(calls).toEqual(['MyName', 'OwnTwoFactor', 'OwnSessions', 'EndOtherSessions']);
  });
});

describe('The password', () => {
  async function change(server: Server) {
    const view = await open(server);
    await view.user.type(screen.getByLabelText('Current password'), 'the old one');
    await view.user.type(screen.getByLabelText('New password'), 'the new one');
    await view.user.type(screen.getByLabelText('Confirm new password'), 'the new one');
    await view.user.click(screen.getByRole('button', { name: 'Change password' }));
    return view;
  }

  test('is changed, which empties the form and ends the other sessions on screen too', async () => {
    const sent: unknown[] = [];
    const { calls } = await change({
      changePassword: ({ input }) => {
        sent.push(input);
        return { changePassword: true };
      },
    });
    await seen('Your password is changed.');
    expect(sent).toEqual([
      { currentPassword: 'the old one', password: 'the new one', confirmPassword: 'the new one' },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(places()).toHaveLength(1);
    expect(calls).toEqual(['MyName', 'OwnTwoFactor', 'OwnSessions', 'ChangePassword']);
  });

  test('that is not right is told beside its field, and nothing typed is lost', async () => {
    await change({
      changePassword: () => {
        const details = [{ message: 'This is not your current password.', path: ['currentPassword'] }];
        throw new Refusal('Please check what you typed.', { code: 'BAD_USER_INPUT', details });
      },
    });
    const current = screen.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    await waitFor(() => expect(current).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue('the new one');
  });

  test('that was guessed too often says how long to wait', async () => {
    await change({
      changePassword: () => {
        throw new Refusal('Too many attempts. Please try again in 15 minutes.', { code: 'RATE_LIMITED' });
      },
    });
    await seen('Your password was not changed');
    expect(screen.getByText('Too many attempts. Please try again in 15 minutes.')).toBeVisible();
  });
});

test('The name that colleagues see is kept, and said', async () => {
  const { user } = await open({
    changeName: () => ({ changeName: { __typename: 'User', id: 1, name: 'Amina N.' } }),
  });
  await user.type(screen.getByLabelText(/^Your name/), 'Amina N.');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await seen('Colleagues see you as “Amina N.”.');
});
