import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { endSession } from '../../lib/session/session.ts';
import { LoginPage, sameSitePath } from './login-page.tsx';

const session = { token: 'fresh', user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' } };

beforeEach(() => act(endSession));

/** Types the right password of an account that asks for a code, and that code. */
async function signIn(completeLogin: Server[string]) {
  const login = () => {
    throw new Refusal('Please enter the code.', {
      code: 'TWO_FACTOR_CODE_REQUIRED',
      challenge: 'a-challenge',
    });
  };
  const view = renderStaff(
    // Elsewhere it is gone: it would lead on once more, without its `next`.
    <Routes>
      <Route path="/admin/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { login, completeLogin },
    '/admin/login?next=%2Fadmin%2Fposts',
  );
  await view.user.type(screen.getByLabelText('Email'), 'nakato@lubugo.example');
  await view.user.type(screen.getByLabelText('Password'), 'a long secret{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await view.user.type(code, '123456{Enter}');
  return view;
}

describe('Signing in to an account that asks for a code', () => {
  test('takes the code in a second step, and goes on to where one wanted to go', async () => {
    const sent: unknown[] = [];
    const { calls } = await signIn((variables) => {
      sent.push(variables);
      return { completeLogin: session };
    });
    await seen('Welcome back!');
    expect(sent).toEqual([{ challenge: 'a-challenge', code: '123456' }]);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/posts'));
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(calls).toEqual(['Login', 'CompleteLogin']);
  });

  test('says beside the field that a code is wrong', async () => {
    await signIn(() => {
      const details = [{ message: 'This code is not right.', path: ['code'] }];
      throw new Refusal('This code is not right.', { code: 'BAD_USER_INPUT', details });
    });
    const field = screen.getByLabelText('Code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right\./));
    expect(field).toHaveValue('123456');
  });

  test('asks for the password again when it took too long, with the e-mail still there', async () => {
    await signIn(() => {
      throw new Refusal('The time to enter the code is over.', { code: 'UNAUTHENTICATED' });
    });
    await seen('The time to enter the code is over.');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('nakato@lubugo.example');
  });
});

test('A path of this site is where a sign-in leads', () => {
  expect(sameSitePath('/admin/programs?q=nile#top', '/admin')).toBe('/admin/programs?q=nile#top');
});

test.each([
  null,
  '',
  'admin',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/.//elsewhere.example',
  '/./\\elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '\t//elsewhere.example',
  './/elsewhere.example',
  'http://here//elsewhere.example',
  'http://here:80//elsewhere.example',
])('A sign-in does not lead to %p', (next) => expect(sameSitePath(next, '/admin')).toBe('/admin'));
