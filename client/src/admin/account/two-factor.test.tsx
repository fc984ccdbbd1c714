import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { twoFactorRow } from '../../../test/rows/people-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { AdminLayout } from '../shell/admin-layout.tsx';
import { noteTwoFactorDemand } from '../sign-in/two-factor-demand.ts';
import { TwoFactor } from './two-factor.tsx';

const codes = ['k7qm-3xvd-h2wp-9btr', 'abcd-efgh-jkmn-pqrs'];
const setUpTwoFactor = () => ({
  setUpTwoFactor: {
    __typename: 'TwoFactorSetup',
    secret: 'ABCDEFGHIJKL',
    uri: 'otpauth://totp/x?secret=ABCDEFGHIJKL',
  },
});
const off = () => ({ twoFactor: twoFactorRow() });
const on = () => ({
  twoFactor: twoFactorRow({ on: true, since: '2026-01-05T12:00:00.000Z', recoveryCodesLeft: 10 }),
});

beforeEach(() => {
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'editor' }, token: 'good' }));
  act(() => noteTwoFactorDemand(null));
});

type View = ReturnType<typeof renderStaff>;

async function setItUp({ user }: View) {
  await user.type(await screen.findByLabelText('Your password'), 'a long secret{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
}

describe('Two-factor sign-in', () => {
  test('is set up with the password, the picture or the key, and a code; recovery codes are shown once', async () => {
    const sent: unknown[] = [];
    const confirmTwoFactor = (variables: unknown) => {
      sent.push(variables);
      return { codes };
    };
    const view = renderStaff(<TwoFactor />, { ownTwoFactor: off, setUpTwoFactor, confirmTwoFactor });
    await view.user.type(await screen.findByLabelText('Your password'), 'a long secret{Enter}');
    expect(await screen.findByTitle('The key for your authenticator app')).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await view.user.keyboard('123456{Enter}');
    await screen.findByText('Keep your recovery codes');
    expect(sent).toEqual([{ code: '123456' }]);
    const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await view.user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.getByText('It is on')).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(view.calls).toEqual(['OwnTwoFactor', 'SetUpTwoFactor', 'ConfirmTwoFactor']);
  });

  test('says beside the field that a code is wrong, and stays off', async () => {
    const confirmTwoFactor = () => {
      const details = [{ message: 'This code is not right.', path: ['code'] }];
      throw new Refusal('This code is not right.', { code: 'BAD_USER_INPUT', details });
    };
    await setItUp(renderStaff(<TwoFactor />, { ownTwoFactor: off, setUpTwoFactor, confirmTwoFactor }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is not right\./),
    );
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  test('is turned off with the password and a code', async () => {
    const sent: unknown[] = [];
    const turnOffTwoFactor = (variables: unknown) => {
      sent.push(variables);
      return { turnOffTwoFactor: true };
    };
    const { user } = renderStaff(<TwoFactor />, { ownTwoFactor: on, turnOffTwoFactor });
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    await user.type(screen.getByLabelText('Your password'), 'a long secret');
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await seen('Two-factor sign-in is off.');
    expect(sent).toEqual([{ password: 'a long secret', code: '123456' }]);
    expect(screen.getByRole('button', { name: 'Set it up' })).toBeVisible();
  });

  test('makes new recovery codes with the password and a code', async () => {
    const { user } = renderStaff(<TwoFactor />, { ownTwoFactor: on, renewRecoveryCodes: () => ({ codes }) });
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.type(screen.getByLabelText('Your password'), 'a long secret');
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
  });
});

describe('Two-factor sign-in that is demanded', () => {
  test('stands in place of the screen until it is set up', async () => {
    const server: Server = {
      signupPolicy: () => ({ signupPolicy: { __typename: 'SignupPolicy', mode: 'open', open: false } }),
      ownTwoFactor: () => ({ twoFactor: twoFactorRow({ required: true }) }),
      setUpTwoFactor,
      confirmTwoFactor: () => ({ codes }),
    };
    const routes = (
      <Routes>
        <Route path="/admin" element={<AdminLayout />}>
          <Route path="*" element="The posts" />
        </Route>
      </Routes>
    );
    const view = renderStaff(routes, server, '/admin/posts');
    expect(await screen.findByText('The posts')).toBeVisible();
    act(() => noteTwoFactorDemand(1));
    expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
    expect(screen.queryByText('The posts')).not.toBeInTheDocument();
    await setItUp(view);
    await view.user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('The posts')).toBeVisible();
  });
});
