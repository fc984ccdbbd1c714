import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import {
  ago,
  day,
  failedMail,
  invitationRow,
  peoplePage,
  personRow,
} from '../../../test/rows/people-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { PeoplePage } from './people-page.tsx';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };
const me = personRow(1, nakato.email, { role: 'owner', sessionCount: 2 });
const brian = personRow(2, 'brian@lubugo.example');
const dora = invitationRow(4, 'dora@example.org');

beforeEach(() => act(() => login({ user: nakato, token: 'good' })));

async function open(page = {}, server: Server = {}) {
  const answer = peoplePage({ users: [me, brian], invitations: [dora], ...page });
  const view = renderStaff(<PeoplePage />, { peoplePage: () => answer, ...server }, '/admin/people');
  await screen.findByText(/^Total/);
  return view;
}

/** Found by its e-mail: roles of many rows take the test long to work out. */
const row = (email: string) =>
  screen.getByText(email, { selector: 'strong' }).closest('tr') as HTMLTableRowElement;
const cells = (email: string) => [...row(email).cells].slice(0, -1).map(({ textContent }) => textContent);
const press = (name: RegExp) => screen.getByRole('button', { name });
async function answerYes(user: Awaited<ReturnType<typeof open>>['user'], label: string) {
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(within(question).getByRole('button', { name: label }));
}

describe('People', () => {
  test('are listed with role, since when, when they were here last and in how many places', async () => {
    await open({
      users: [me, brian, personRow(3, 'new@lubugo.example', { lastSeenAt: null, sessionCount: 0 })],
    });
    expect(screen.getByText('Total 3')).toBeVisible();
    const since = 'since January 5, 2026';
    expect(cells(me.email)[0]).toBe(`${me.email}You${since}`);
    expect(cells(brian.email)).toEqual([brian.email + since, 'Editor', '3 days ago', '1 place']);
    expect(cells('new@lubugo.example').slice(1)).toEqual(['Editor', 'Not yet', 'Nowhere']);
  });

  test('say that the last owner stays one, and leave their own account to their own screen', async () => {
    await open();
    const mine = within(row(me.email));
    expect(mine.getByText(/^The last owner/)).toBeVisible();
    expect(mine.queryByRole('button')).not.toBeInTheDocument();
    expect(mine.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/admin/account');
  });

  test('become owners after a question, without the list being asked for again', async () => {
    const { user, calls } = await open({}, { changeRole: () => ({ person: { ...brian, role: 'owner' } }) });
    await user.click(press(/^Make brian.* an owner/));
    await answerYes(user, 'Make owner');
    await seen('brian@lubugo.example is an owner now.');
    expect(cells(brian.email)[1]).toBe('Owner');
    expect(screen.queryByText(/^The last owner/)).not.toBeInTheDocument();
    expect(calls).toEqual(['PeoplePage', 'ChangeRole']);
  });

  test('stay what they are when the server refuses, in its words', async () => {
    const message = 'This is the last owner: make somebody else an owner first.';
    const refuse = () => {
      const details = [{ message, path: ['role'] }];
      throw new Refusal('Please check what you typed.', { code: 'BAD_USER_INPUT', details });
    };
    const other = personRow(2, 'brian@lubugo.example', { role: 'owner' });
    const { user } = await open({ users: [me, other] }, { changeRole: refuse });
    await user.click(press(/^Make brian.* an editor/));
    await answerYes(user, 'Make editor');
    await seen('brian@lubugo.example is still an owner');
    expect(screen.getByText(message)).toBeVisible();
  });

  test('get any of the roles, with a sentence about the one that is chosen', async () => {
    const changeRole = () => ({ person: { ...brian, role: 'viewer' } });
    const { user, calls } = await open({}, { changeRole });
    await user.click(press(/^Change the role of brian/));
    await user.selectOptions(await screen.findByLabelText('Role'), 'viewer');
    expect(screen.getByText(/^Viewers read everything but health data/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save role' }));
    await seen('The role of brian@lubugo.example is Viewer.');
    expect(cells(brian.email)[1]).toBe('Viewer');
    expect(calls).toEqual(['PeoplePage', 'ChangeRole']);
  });

  test('who make themselves editors leave this screen', async () => {
    const other = personRow(2, 'brian@lubugo.example', { role: 'owner' });
    const changeRole = () => ({ person: { ...me, role: 'editor' } });
    const { user } = await open({ users: [me, other] }, { changeRole });
    await user.click(press(/^Make nakato.* an editor/));
    await answerYes(user, 'Make editor');
    await seen('You are an editor now.');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin$/));
    expect(localStorage.getItem('user')).toContain('"role":"editor"');
  });

  test('are signed out everywhere after a question', async () => {
    const endUserSessions = () => ({ person: { ...brian, sessionCount: 0 } });
    const { user, calls } = await open({}, { endUserSessions });
    await user.click(press(/^End sessions of brian/));
    await answerYes(user, 'End sessions');
    await seen('brian@lubugo.example is signed out everywhere.');
    expect(cells(brian.email)[3]).toBe('Nowhere');
    expect(screen.queryByRole('button', { name: /^End sessions of brian/ })).not.toBeInTheDocument();
    expect(calls).toEqual(['PeoplePage', 'EndUserSessions']);
  });

  test('are removed after a question, and the focus is back at the top', async () => {
    const { user, calls } = await open({}, { removeUser: () => ({ removed: 2 }) });
    await user.click(press(/^Remove brian/));
    await answerYes(user, 'Remove');
    await seen('The account of brian@lubugo.example is removed.');
    expect(screen.queryByText(brian.email, { selector: 'strong' })).not.toBeInTheDocument();
    expect(screen.getByText('Total 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
    expect(calls).toEqual(['PeoplePage', 'RemoveUser']);
  });

  test('are not for editors to see, which is said in a sentence', async () => {
    const peoplePage = () => {
      throw new Refusal('Only an owner may do this.', { code: 'FORBIDDEN' });
    };
    renderStaff(<PeoplePage />, { peoplePage }, '/admin/people');
    await seen(/for owners of this site.*Please ask one of them/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('An invitation', () => {
  async function invite(server: Server) {
    const view = await open({}, server);
    await view.user.click(press(/Invite somebody/));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.type(dialog.getByLabelText('Email'), 'carol@example.org');
    await view.user.selectOptions(dialog.getByLabelText('Role'), 'Owner');
    await view.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    return view;
  }

  test('is sent from a form and appears first, without the list being asked for again', async () => {
    const sent: unknown[] = [];
    const { calls } = await invite({
      inviteUser: (variables) => {
        sent.push(variables);
        return { invitation: invitationRow(5, 'carol@example.org', { role: 'owner', createdAt: ago(0) }) };
      },
    });
    await seen('The invitation is on its way to carol@example.org.');
    expect(sent).toEqual([{ email: 'carol@example.org', role: 'owner' }]);
    const invitedBy = me.email;
    expect(cells('carol@example.org').slice(1)).toEqual(['Owner', invitedBy, 'just now', '5 days']);
    expect(cells(dora.email).slice(1)).toEqual(['Editor', invitedBy, '2 days ago', '5 days']);
    expect(row('carol@example.org').nextElementSibling).toBe(row(dora.email));
    expect(calls).toEqual(['PeoplePage', 'InviteUser']);
  });

  test('that is refused keeps what was typed and says why beside the field', async () => {
    await invite({
      inviteUser: () => {
        const details = [{ message: 'An account with this email already exists.', path: ['email'] }];
        throw new Refusal('Please check what you typed.', { code: 'BAD_USER_INPUT', details });
      },
    });
    const email = within(screen.getByRole('dialog')).getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/already exists/));
    expect(email).toHaveValue('carol@example.org');
  });

  test('is sent again, in place of the earlier one', async () => {
    const old = invitationRow(4, 'dora@example.org', { expiresAt: ago(day) });
    const inviteUser = () => ({ invitation: { ...dora, createdAt: ago(0), expiresAt: ago(-7 * day) } });
    const { user } = await open({ invitations: [old] }, { inviteUser });
    expect(cells(dora.email)[4]).toBe('Too old: send it again');
    await user.click(press(/^Send the invitation of dora.* again/));
    await seen('A new invitation is on its way to dora@example.org.');
    expect(cells(dora.email).slice(3)).toEqual(['just now', '7 days']);
  });

  test('is revoked after a question', async () => {
    const { user, calls } = await open({}, { revokeInvitation: () => ({ removed: 4 }) });
    await user.click(press(/^Revoke the invitation of dora/));
    await answerYes(user, 'Revoke');
    await seen('The invitation is revoked.');
    expect(screen.getByText(/^No invitation is open/)).toBeVisible();
    expect(calls).toEqual(['PeoplePage', 'RevokeInvitation']);
  });

  test('is made by nobody while sign-up is closed, and the screen says so', async () => {
    await open({ signupPolicy: { __typename: 'SignupPolicy', mode: 'closed', open: false } });
    expect(screen.getByText(/^Sign-up is closed in the settings/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Invite somebody|again/ })).not.toBeInTheDocument();
    expect(press(/^Revoke/)).toBeVisible();
  });
});

describe('Mail that did not get through', () => {
  test('is shown with why, and tried again', async () => {
    const mailFailures = [
      failedMail('a', 'dora@example.org'),
      failedMail('b', null, { template: 'password-reset', attempts: 1 }),
    ];
    const { user, calls } = await open({ mailFailures }, { retryFailedMails: () => ({ count: 2 }) });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'dora@example.org1 day agoInvitation. Tried 51 times. The mail was not taken (550).',
    );
    expect(second).toHaveTextContent(/An address that can no longer be read.*New password\. Tried once/);
    await user.click(press(/^Try again$/));
    await seen('2 mails are on their way again.');
    expect(screen.getByText(/^All mail of this site got through/)).toBeVisible();
    expect(calls).toEqual(['PeoplePage', 'RetryFailedMails']);
  });
});
