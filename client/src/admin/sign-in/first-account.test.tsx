import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { endSession } from '../../lib/session/session.ts';
import { SignupPage } from './signup-page.tsx';

const session = { token: 'fresh', user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' } };
const policy = (more: object) => ({
  signupPolicy: { __typename: 'SignupPolicy', mode: 'invite', open: false, setup: false, ...more },
});

beforeEach(() => act(endSession));

describe('A site without an owner', () => {
  const noOwner = policy({ setup: true });

  test('asks for the setup link', async () => {
    renderStaff(<SignupPage />, { signupOffer: () => noOwner }, '/admin/signup');
    await seen(/^This site has no owner yet\..*what the product printed when it started\.$/);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test('lets who comes by that link make the first account, and sends its token', async () => {
    const sent: unknown[] = [];
    const signup = ({ input }: { input: object }) => {
      sent.push(input);
      return { signup: session };
    };
    const { user } = renderStaff(
      <SignupPage />,
      { signupOffer: () => noOwner, signup },
      '/admin/signup#setup=a.token',
    );
    await seen(/^The first account of this site\./);
    await user.type(screen.getByLabelText('Email'), 'nakato@lubugo.example');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await user.type(screen.getByLabelText('Confirm Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await seen('Signup successful!');
    const passwords = { password: 'a long secret', confirmPassword: 'a long secret' };
    expect(sent).toEqual([
      { email: 'nakato@lubugo.example', ...passwords, invitation: null, setup: 'a.token' },
    ]);
  });

  test('that has one meanwhile says that the link was used', async () => {
    renderStaff(<SignupPage />, { signupOffer: () => policy({}) }, '/admin/signup#setup=a.token');
    await seen('This setup link has been used: the site has an owner.');
  });
});
