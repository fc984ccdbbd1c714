import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { peoplePage, personRow } from '../../../test/rows/people-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { PeoplePage } from './people-page.tsx';

const me = personRow(1, 'nakato@lubugo.example', { role: 'owner', twoFactor: true });
const brian = personRow(2, 'brian@lubugo.example', { twoFactor: true });

beforeEach(() => act(() => login({ user: { id: 1, email: me.email, role: 'owner' }, token: 'good' })));

async function open(server: Server) {
  const page = () => peoplePage({ users: [me, brian] });
  const view = renderStaff(<PeoplePage />, { peoplePage: page, ...server }, '/admin/people');
  await screen.findByText(/^Total/);
  return view;
}

describe('Two-factor sign-in of everybody', () => {
  test('is demanded by an owner, and no more', async () => {
    const { user, calls } = await open({ requireTwoFactor: ({ required }) => ({ required }) });
    await user.click(screen.getByRole('button', { name: 'Require it for everybody' }));
    await seen('Everybody must have two-factor sign-in now.');
    await user.click(screen.getByRole('button', { name: 'Make it optional' }));
    await seen('Everybody decides for themselves now.');
    expect(calls).toEqual(['PeoplePage', 'RequireTwoFactor', 'RequireTwoFactor']);
  });

  test('is not demanded by who has none, with the server’s reason', async () => {
    const { user } = await open({
      requireTwoFactor: () => {
        const details = [
          { message: 'Set up two-factor sign-in for your own account first.', path: ['required'] },
        ];
        throw new Refusal('Please check.', { code: 'BAD_USER_INPUT', details });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Require it for everybody' }));
    await seen('Set up two-factor sign-in for your own account first.');
    expect(screen.getByRole('button', { name: 'Require it for everybody' })).toBeEnabled();
  });

  test('is reset for a colleague after a question, and not for oneself', async () => {
    const { user, calls } = await open({
      resetTwoFactor: () => ({ person: { ...brian, twoFactor: false } }),
    });
    expect(
      screen.queryByRole('button', { name: /^Reset two-factor sign-in of nakato/ }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Reset two-factor sign-in of brian/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Reset' }));
    await seen('The two-factor sign-in of brian@lubugo.example is reset.');
    expect(
      screen.queryByRole('button', { name: /^Reset two-factor sign-in of brian/ }),
    ).not.toBeInTheDocument();
    expect(calls).toEqual(['PeoplePage', 'ResetTwoFactor']);
  });
});
