import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { acceptSession } from '../../lib/session/saved-place.ts';
import { expireSession, keeper, login } from '../../lib/session/session.ts';
import { AdminLayout } from '../shell/admin-layout.tsx';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };
const takesHer: Server = { login: () => ({ login: { token: 'new', user: nakato } }) };

/** Somebody types, and the session ends. */
async function atWork(server: Server = takesHer) {
  const { user } = renderStaff(
    <Routes>
      <Route path="/admin" element={<AdminLayout />}>
        <Route path="*" element={<input aria-label="A field" />} />
      </Route>
      <Route path="/admin/login" element="The login" />
    </Routes>,
    {
      signupPolicy: () => ({ signupPolicy: { __typename: 'SignupPolicy', mode: 'open', open: false } }),
      ...server,
    },
    '/admin/posts',
  );
  await user.type(screen.getByLabelText('A field'), 'half a sentence');
  act(expireSession);
  const waiting = keeper.current?.back();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign in again to go on' }));
  return { user, waiting, dialog };
}

const typed = () => document.querySelector<HTMLInputElement>('[aria-label="A field"]')?.value;

beforeEach(() => {
  acceptSession();
  act(() => login({ user: nakato, token: 'old' }));
});

describe('Whose session ends at work', () => {
  test('signs in again over the screen, as the same person, and what waited goes on', async () => {
    const { user, waiting, dialog } = await atWork();
    expect(dialog.getByLabelText('Email')).toHaveValue('nakato@lubugo.example');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await user.keyboard('a long secret');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await waiting).toBe('new');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/posts');
    expect(typed()).toBe('half a sentence');
  });

  test('with a wrong password is told so beside it, and may try again', async () => {
    const { user, dialog } = await atWork({
      login: () => {
        throw new Refusal('Invalid email or password', { code: 'UNAUTHENTICATED' });
      },
    });
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Invalid email or password'),
    );
    expect(dialog.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('may put it off: the screen stays as it was, and says that nothing can be saved', async () => {
    const { user, waiting, dialog } = await atWork();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await waiting).toBeNull();
    expect(typed()).toBe('half a sentence');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.type(again.getByLabelText('Password'), 'a long secret');
    await user.click(again.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBe('new'));
    expect(screen.queryByText(/You are signed out/)).not.toBeInTheDocument();
  });

  test('leaves for the login when somebody else wants to sign in', async () => {
    const { user, waiting, dialog } = await atWork();
    await user.click(dialog.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(await waiting).toBeNull();
    expect(await screen.findByText('The login')).toBeVisible();
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/login?next=%2Fadmin%2Fposts');
    expect(localStorage).toHaveLength(0);
  });
});
