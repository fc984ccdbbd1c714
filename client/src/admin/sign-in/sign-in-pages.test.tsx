import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { invitationRow } from '../../../test/rows/people-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SignupPage } from './signup-page.tsx';

const session = { token: 'fresh', user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' } };

const policy = (mode = 'open') => ({
  signupPolicy: { __typename: 'SignupPolicy', mode, open: mode === 'open', setup: false },
});

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
    await seen('Welcome back!');
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
    await seen('Error logging in');
    expect(screen.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('nakato@lubugo.example');
  });

  test('is not sent without an e-mail that is one and a password', async () => {
    const { user, calls } = renderStaff(<LoginPage />, {}, '/admin/login');
    const signIn = () => user.click(screen.getByRole('button', { name: 'Sign In' }));
    await signIn();
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email is required\./),
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required\./);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), 'nakato');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await signIn();
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email must be an e-mail address/),
    );
    expect(calls).toEqual([]);
  });

  test('leads home and to the signup, and has Back, the chat and the foot of every page', () => {
    renderStaff(<LoginPage />, {}, '/admin/login');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/admin/signup');
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^ServicesAbout Us.*PayPal$/);
    const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(forgot).toHaveAttribute('href', '/admin/forgot-password');
  });
});

describe('Signing up', () => {
  async function signUp(server: Server) {
    const { user } = renderStaff(<SignupPage />, { signupOffer: () => policy(), ...server }, '/admin/signup');
    await user.type(await screen.findByLabelText('Email'), 'okello@lubugo.example');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.type(screen.getByLabelText('Confirm Password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
  }

  test('signs in and goes to the dashboard', async () => {
    await signUp({ signup: () => ({ signup: session }) });
    await seen('Signup successful!');
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
    await seen('Please check what you typed.');
    expect(screen.getAllByText('Password must have 10 characters or more.')).toHaveLength(2);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/10 characters or more/);
  });

  test('is not sent while a field is empty or the e-mail is none', async () => {
    const { user, calls } = renderStaff(<SignupPage />, { signupOffer: () => policy() }, '/admin/signup');
    await user.type(await screen.findByLabelText('Email'), 'okello');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email must be an e-mail address/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required\./);
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      /Confirm password is required\./,
    );
    expect(calls).toEqual(['SignupOffer']);
  });

  test('leads home and to the sign-in', async () => {
    renderStaff(<SignupPage />, { signupOffer: () => policy() }, '/admin/signup');
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const link = screen.getByRole('link', { name: 'Already have an account? Sign in' });
    expect(link).toHaveAttribute('href', '/admin/login');
  });
});

describe('Signing up by invitation', () => {
  const path = '/admin/signup#invitation=a-token';
  const invitation = invitationRow(1, 'brian@lubugo.example');
  const invited = (more = {}) => ({ signupOffer: () => ({ ...policy('invite'), invitation }), ...more });

  test('says who invites to what, and sends the invitation with its e-mail, which is fixed', async () => {
    const sent: unknown[] = [];
    const signup = ({ input }: { input: object }) => {
      sent.push(input);
      return { signup: session };
    };
    const { user } = renderStaff(<SignupPage />, invited({ signup }), path);
    await seen(/^nakato@lubugo\.example invites you\. Your role: Editor\./);
    expect(screen.getByLabelText('Email')).toHaveValue('brian@lubugo.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await user.type(screen.getByLabelText('Confirm Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await seen('Signup successful!');
    const passwords = { password: 'a long secret', confirmPassword: 'a long secret' };
    expect(sent).toEqual([
      { email: 'brian@lubugo.example', ...passwords, invitation: 'a-token', setup: null },
    ]);
  });

  test('that is no longer good says so and what to do, in place of the form', async () => {
    renderStaff(
      <SignupPage />,
      invited({ signupOffer: () => ({ ...policy('invite'), invitation: null }) }),
      path,
    );
    await seen(/^This invitation is no longer good.*Please ask an owner of this site for a new one\.$/);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.queryByText('Sign up without an invitation')).not.toBeInTheDocument();
  });

  test('is also taken from the query, where links of earlier mails have it', async () => {
    renderStaff(<SignupPage />, invited(), '/admin/signup?invitation=a-token');
    expect(await screen.findByLabelText('Email')).toHaveValue('brian@lubugo.example');
  });

  test('for somebody else than who is signed in asks to log out first', async () => {
    act(() => login({ user: { id: 2, email: 'carol@lubugo.example', role: 'editor' }, token: 'good' }));
    globalThis.fetch = async () => new Response('{"data":{"logout":true}}');
    const { user } = renderStaff(<SignupPage />, invited(), path);
    await seen(/^This invitation is for brian@lubugo\.example, and you are signed in as carol/);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('brian@lubugo.example');
  });

  test.each([
    ['invite', /^New accounts are made by invitation/],
    ['closed', /^Sign-up is closed/],
  ])('is the only way, or none, while sign-up is %s', async (mode, sentence) => {
    renderStaff(<SignupPage />, { signupOffer: () => policy(mode) }, '/admin/signup');
    await seen(sentence);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Already have an account? Sign in' })).toBeVisible();
  });
});

describe('A forgotten password', () => {
  test('is told by e-mail, with the same words whether there is such an account or not', async () => {
    const sent: unknown[] = [];
    const requestPasswordReset = (variables: unknown) => {
      sent.push(variables);
      return { requestPasswordReset: true };
    };
    const { user } = renderStaff(<ForgotPasswordPage />, { requestPasswordReset }, '/admin/forgot-password');
    await user.type(screen.getByLabelText('Email'), 'nakato@lubugo.example{Enter}');
    const notice = (await screen.findByText('nakato@lubugo.example', { selector: 'strong' })).parentElement;
    expect(notice).toHaveTextContent(
      /^If there is an account for nakato@lubugo\.example, the link is on its way\./,
    );
    expect(notice).toHaveAttribute('role', 'status');
    expect(sent).toEqual([{ email: 'nakato@lubugo.example' }]);
  });

  test('asked for too often says how long to wait, and keeps the e-mail', async () => {
    const requestPasswordReset = () => {
      throw new Refusal('Too many requests. Please try again in 10 minutes.', { code: 'RATE_LIMITED' });
    };
    const { user } = renderStaff(<ForgotPasswordPage />, { requestPasswordReset }, '/admin/forgot-password');
    await user.type(screen.getByLabelText('Email'), 'nakato@lubugo.example{Enter}');
    await seen('Too many requests. Please try again in 10 minutes.');
    expect(screen.getByLabelText('Email')).toHaveValue('nakato@lubugo.example');
  });
});

describe('A new password by the link of a mail', () => {
  async function choose(resetPassword: (variables: unknown) => unknown) {
    const path = '/admin/reset-password#token=a-token';
    const { user } = renderStaff(<ResetPasswordPage />, { resetPassword }, path);
    await user.type(screen.getByLabelText('New password'), 'a new secret');
    await user.type(screen.getByLabelText('Confirm new password'), 'a new secret');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  }
  const refuse = (path: string, message: string) => () => {
    throw new Refusal('Please check what you typed.', {
      code: 'BAD_USER_INPUT',
      details: [{ message, path: ['input', path] }],
    });
  };

  test('is saved, and leads to the sign-in', async () => {
    const sent: unknown[] = [];
    await choose((variables) => {
      sent.push(variables);
      return { resetPassword: true };
    });
    await seen('Your password is changed');
    const passwords = { password: 'a new secret', confirmPassword: 'a new secret' };
    expect(sent).toEqual([{ input: { token: 'a-token', ...passwords } }]);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/login$/));
  });

  test('that is not good enough is told beside its field', async () => {
    await choose(refuse('password', 'Password must have 10 characters or more.'));
    const field = screen.getByLabelText('New password');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Password must have 10 characters or more\./),
    );
    expect(field).toHaveValue('a new secret');
  });

  test('with a link that is used or too old leads to a new one', async () => {
    await choose(refuse('token', 'This link has been used or is too old. Please ask for a new one.'));
    await seen('This link has been used or is too old. Please ask for a new one.');
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveAttribute('href', '/admin/forgot-password');
  });

  test('without the token of the link says that the link is not complete', () => {
    renderStaff(<ResetPasswordPage />, {}, '/admin/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent(/^This link is not complete/);
  });
});
