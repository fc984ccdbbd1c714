import { type Api, startApi } from '../../../test/api.ts';
import { tokensOfRoles } from '../../../test/roles.ts';
import type { StaffRole } from '../../platform/actor.ts';
import { rightsOfRole, roles } from '../rights.ts';

let api: Api;
let tokens: Record<StaffRole, string>;
beforeAll(async () => {
  api = await startApi();
  tokens = await tokensOfRoles(api);
});

const changeName = 'mutation ($name: String) { changeName(name: $name) { name } }';
const ask = (who: StaffRole, query: string, variables = {}) =>
  api.graphql(query, variables, { token: tokens[who] });

describe('A role', () => {
  it.each(roles)('of %s tells its rights', async (who) => {
    const { me } = (await ask(who, '{ me { role rights } }')).body.data;
    expect(me).toEqual({ role: who, rights: rightsOfRole[who] });
  });

  it.each(roles)('of %s is what an owner invites to and changes to', async (role) => {
    const invite = 'mutation ($role: Role!) { inviteUser(email: "dora@example.org", role: $role) { role } }';
    expect((await ask('owner', invite, { role })).body.data.inviteUser.role).toBe(role);
    const change = 'mutation ($role: Role!) { changeRole(id: 2, role: $role) { role } }';
    expect((await ask('owner', change, { role })).body.data.changeRole.role).toBe(role);
    await ask('owner', change, { role: 'editor' });
  });

  it('that lacks a right is told which one, and whom to ask', async () => {
    const { errors } = (await ask('viewer', 'mutation { deleteProgram(id: 1) }')).body;
    expect(errors[0]).toMatchObject({
      message:
        'Your role does not let you change content. Please ask an owner: it needs the right "writeContent".',
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

it('The checklist of the first week is put away for one person, and brought back', async () => {
  const put = 'mutation ($away: Boolean!) { putFirstWeekAway(away: $away) { firstWeekAway } }';
  const isAway = async (who: StaffRole) =>
    (await ask(who, '{ me { firstWeekAway } }')).body.data.me.firstWeekAway;
  expect((await ask('owner', put, { away: true })).body.data.putFirstWeekAway).toEqual({
    firstWeekAway: true,
  });
  expect([await isAway('owner'), await isAway('viewer')]).toEqual([true, false]);
  await ask('owner', put, { away: false });
  expect(await isAway('owner')).toBe(false);
});

describe('What visitors sent', () => {
  it('is not in the trash and not found for who may read content only', async () => {
    const input = { name: 'Grace', email: 'grace@example.org', subject: 'Lions', message: 'Are there any?' };
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
    await api.graphql(send, { input });
    const trashed = async (who: StaffRole) => (await ask(who, '{ trash { title } }')).body.data.trash.length;
    const found = async (who: StaffRole) =>
      (await ask(who, '{ staffSearch(text: "lions") { kind } }')).body.data.staffSearch;
    expect([await found('content'), await found('viewer')]).toEqual([[], [{ kind: 'message' }]]);
    await ask('office', 'mutation { deleteContactSubmission(id: 1) }');
    expect([await trashed('content'), await trashed('viewer')]).toEqual([0, 1]);
    const remove = 'mutation { deleteForGood(type: message, id: 1) }';
    expect((await ask('content', remove)).body.errors[0].message).toMatch(/the right "writeOffice"/);
  });
});

describe('A colleague', () => {
  const staff = async () => (await ask('viewer', '{ staff { name email } }')).body.data.staff;

  it('is called as they say, else by what stands before the @', async () => {
    expect(await staff()).toContainEqual({ name: 'office', email: 'office@example.org' });
    expect((await ask('office', changeName, { name: ' Amina N. ' })).body.data.changeName.name).toBe(
      'Amina N.',
    );
    expect((await staff())[0]).toEqual({ name: 'Amina N.', email: 'office@example.org' });
    expect((await ask('office', changeName, { name: '' })).body.data.changeName.name).toBeNull();
    expect(await staff()).toContainEqual({ name: 'office', email: 'office@example.org' });
  });

  it('is listed by what the role lets them do, so that work is offered to nobody who may not do it', async () => {
    const { staff } = (await ask('viewer', '{ staff(right: writeOffice) { name } }')).body.data;
    const names = staff.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['editor', 'office', 'owner']);
  });

  it('has a name of 80 letters at most', async () => {
    const { errors } = (await ask('office', changeName, { name: 'x'.repeat(81) })).body;
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: [{ path: ['name'] }] });
  });

  it('is read for many rows by one statement; of an account that is gone there is none', async () => {
    const found = await Promise.all([1, 999_999, 1].map((id) => api.services.staff.member(id)));
    expect(found.map((one) => one?.email)).toEqual(['owner@example.org', undefined, 'owner@example.org']);
  });
});

it('REST leaves out of an answer what the role may not read', async () => {
  const rows = async (who: StaffRole) => (await api.rest('GET', '/stats', { token: tokens[who] })).body.data;
  expect(Object.keys((await rows('content')).counts)).not.toContain('registrations');
  expect(Object.keys(await rows('content'))).toEqual(['counts']);
  expect(Object.keys((await rows('viewer')).recentActivities[0])).not.toContain('ipAddress');
  expect((await rows('editor')).recentActivities[0]).toHaveProperty('ipAddress');
});
