import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { endSession } from '../../lib/session.ts';
import { LoginPage } from './login-page.tsx';
import { SignupPage } from './signup-page.tsx';

const session = { token: 'fresh', user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' } };

beforeEach(() => act(endSession));

describe('Signing in', () => {
  async function signIn(server: Server, path = '/admin/login') {
    const { user } = renderStaff(<LoginPage />, server, path);
    await user.type(screen.getByLabelText('Email'), 'nakato@lubugo.example');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  test('welcomes back and goes to the dashboard', async () => {
    await signIn({ login: () => ({ login: session }) });
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin');
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  test('goes back to where the session ended', async () => {
    await signIn({ login: () => ({ login: session }) }, '/admin/login?next=%2Fadmin%2Fprograms');
    expect(await screen.findByText('/admin/programs')).toBeVisible();
  });

  test('with a wrong password says so in the server’s words, and keeps the e-mail', async () => {
    await signIn({
      login: () => {
        throw new Refusal('Invalid email or password', { code: 'UNAUTHENTICATED' });
      },
    });
    expect(await screen.findByText('Error logging in')).toBeVisible();
    expect(screen.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('nakato@lubugo.example');
  });

  test('leads home and to the signup', () => {
    renderStaff(<LoginPage />, {}, '/admin/login');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/admin/signup');
  });
});

describe('Signing up', () => {
  async function signUp(server: Server) {
    const { user } = renderStaff(<SignupPage />, server, '/admin/signup');
    await user.type(screen.getByLabelText('Email'), 'okello@lubugo.example');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.type(screen.getByLabelText('Confirm Password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
  }

  test('signs in and goes to the dashboard', async () => {
    await signUp({ signup: () => ({ signup: session }) });
    expect(await screen.findByText('Signup successful!')).toBeVisible();
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin');
  });

  test('says Signing up... while it is on its way', async () => {
    await signUp({ signup: () => new Promise(() => undefined) });
    expect(await screen.findByRole('button', { name: 'Signing up...' })).toBeDisabled();
  });

  test('that is refused shows the server’s message, and its first detail beneath', async () => {
    await signUp({
      signup: () => {
        const details = [{ message: 'Password must have 10 characters or more.', path: ['password'] }];
        throw new Refusal('Please check what you typed.', { code: 'BAD_USER_INPUT', details });
      },
    });
    expect(await screen.findByText('Please check what you typed.')).toBeVisible();
    expect(screen.getAllByText('Password must have 10 characters or more.')).toHaveLength(2);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/10 characters or more/);
  });

  test('leads to the sign-in', () => {
    renderStaff(<SignupPage />, {}, '/admin/signup');
    const link = screen.getByRole('link', { name: 'Already have an account? Sign in' });
    expect(link).toHaveAttribute('href', '/admin/login');
  });
});
