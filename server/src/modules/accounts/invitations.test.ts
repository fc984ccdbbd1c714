import { type Api, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';

const invite =
  'mutation ($email: String!, $role: Role) { inviteUser(email: $email, role: $role) { id email role invitedBy expiresAt } }';
const revoke = 'mutation ($id: ID!) { revokeInvitation(id: $id) }';
const invitations = '{ invitations { id email role invitedBy } }';
const offer = 'query ($token: String!) { invitation(token: $token) { email role } }';
const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { token user { email role } } }';
const email = 'brian@example.org';
const notGood = {
  message: 'This invitation is no longer good. Please ask for a new one.',
  path: ['invitation'],
};

let api: Api;
let owner: string;
beforeAll(async () => {
  api = await startApi({ adminSignup: 'invite' });
});
beforeEach(async () => {
  await truncate(api.db);
  owner = await api.tokenOf('owner@example.org');
});

const ask = (given: object = {}, at = api) => at.graphql(invite, { email, ...given }, { token: owner });
const join = (input: object, at = api) =>
  at.graphql(signup, { input: { email, password, confirmPassword: password, ...input } });
/** The token of the latest invitation mail. */
async function token(): Promise<string> {
  const mail = (await api.mails()).at(-1);
  if (mail?.template !== 'invitation') throw new Error('No invitation was mailed.');
  const [, found = ''] =
    /^http:\/\/localhost:4000\/admin\/signup#invitation=([\w-]{43})$/.exec(mail.data.inviteUrl) ?? [];
  return found;
}
const detailsOf = ({ body }: { body: { errors: { extensions: { details: unknown } }[] } }) =>
  body.errors[0]?.extensions.details;

describe('An invitation', () => {
  it('by an owner is mailed, listed, and good for seven days', async () => {
    const { inviteUser } = (await ask()).body.data;
    expect(inviteUser).toMatchObject({ id: 1, email, role: 'editor', invitedBy: 'owner@example.org' });
    const days = (new Date(inviteUser.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days * 10) / 10).toBe(7);
    expect(await api.mails()).toMatchObject([{ to: email, template: 'invitation' }]);
    expect((await api.graphql(invitations, {}, { token: owner })).body.data.invitations).toEqual([
      { id: 1, email, role: 'editor', invitedBy: 'owner@example.org' },
    ]);
  });

  it('says who it is for to who holds its link', async () => {
    await ask({ role: 'owner' });
    const answer = await api.graphql(offer, { token: await token() });
    expect(answer.body.data.invitation).toEqual({ email, role: 'owner' });
    expect((await api.graphql(offer, { token: 'made-up' })).body.data.invitation).toBeNull();
  });

  it('makes one account of its role, once, though sign-up is not open', async () => {
    await ask({ role: 'owner' });
    const invitation = await token();
    const { user } = (await join({ invitation })).body.data.signup;
    expect(user).toEqual({ email, role: 'owner' });
    expect(detailsOf(await join({ invitation, email: 'carol@example.org' }))).toEqual([notGood]);
    expect((await api.graphql(invitations, {}, { token: owner })).body.data.invitations).toEqual([]);
  });

  it('makes one account when it is used twice at the same moment', async () => {
    await ask();
    const invitation = await token();
    const both = await Promise.all([join({ invitation }), join({ invitation })]);
    expect(both.filter(({ body }) => body.data)).toHaveLength(1);
  });

  it('is for the email it was sent to, in any case, and not used up by another', async () => {
    await ask();
    const invitation = await token();
    expect(detailsOf(await join({ invitation, email: 'carol@example.org' }))).toEqual([
      { message: 'This invitation is for another email.', path: ['email'] },
    ]);
    expect((await join({ invitation, email: 'Brian@Example.ORG' })).body.data).toBeTruthy();
  });

  it('is kept as a hash only', async () => {
    await ask();
    const given = await token();
    const kept = [
      await api.db.query('SELECT * FROM invitations'),
      await api.db.query('SELECT data, output FROM pgboss.job'),
    ];
    expect(JSON.stringify(kept)).not.toContain(given);
  });

  it('is replaced by a later one for the same person', async () => {
    await ask();
    const first = await token();
    await ask({ email: 'BRIAN@example.org', role: 'owner' });
    expect(detailsOf(await join({ invitation: first }))).toEqual([notGood]);
    expect((await api.graphql(invitations, {}, { token: owner })).body.data.invitations).toHaveLength(1);
  });

  it('ends when it is revoked, and after seven days', async () => {
    const { id } = (await ask()).body.data.inviteUser;
    const revoked = await token();
    expect((await api.graphql(revoke, { id }, { token: owner })).body).toEqual({
      data: { revokeInvitation: id },
    });
    expect(detailsOf(await join({ invitation: revoked }))).toEqual([notGood]);
    const again = (await api.graphql(revoke, { id }, { token: owner })).body;
    expect(again.errors[0].extensions.code).toBe('NOT_FOUND');

    await ask();
    await api.db.query(`UPDATE invitations SET expires_at = now() - interval '1 second'`);
    expect(detailsOf(await join({ invitation: await token() }))).toEqual([notGood]);
    expect((await api.graphql(offer, { token: await token() })).body.data.invitation).toBeNull();
  });

  it('is not made for an account that exists, nor for what is no email', async () => {
    expect(detailsOf(await ask({ email: 'owner@example.org' }))).toEqual([
      { message: 'An account with this email already exists.', path: ['email'] },
    ]);
    expect(detailsOf(await ask({ email: 'brian' }))).toEqual([
      { message: 'Email is not valid.', path: ['email'] },
    ]);
    expect(await api.mails()).toEqual([]);
  });
});

describe('While sign-up is closed', () => {
  it('nobody is invited and no invitation counts', async () => {
    await ask();
    const invitation = await token();
    const closed = await startApi({ adminSignup: 'closed' });
    await truncate(closed.db);
    owner = await closed.tokenOf('owner@example.org');
    expect((await ask({}, closed)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const refused = (await join({ invitation }, closed)).body.errors[0];
    expect(refused.message).toBe('Sign-up is closed. Please ask an owner of this site.');
  });
});
