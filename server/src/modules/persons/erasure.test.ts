// Who is erased: all that was theirs goes, and nothing of anybody else.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  faultsOfErasing,
  faultsOfErasingOne,
  people,
  wherever,
} from '../../../test/erasure/faults-of-erasing.ts';
import type { Guest } from '../../../test/erasure/guest.ts';
import { Office } from '../../../test/erasure/guests.ts';
import { until } from '../../../test/until.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
// What waited for one test is not posted in the next.
afterEach(() => office.api.db.query('DELETE FROM pgboss.job'));

const guest = (email: string, name: string, more: Partial<Guest> = {}): Guest => ({
  email,
  name,
  post: 'waiting',
  does: ['register'],
  ...more,
});
/** What kinds of mails are in the queue. */
const templates = async () => {
  const sql = `SELECT data->>'template' AS template FROM pgboss.job WHERE data ? 'template' ORDER BY 1`;
  const jobs: { template: string }[] = await office.api.db.query(sql);
  return jobs.map(({ template }) => template);
};

it('Whoever is erased, all that was theirs is gone and every byte of everybody else is as before', async () => {
  const erasing = fc.asyncProperty(people, async (guests) => {
    expect(await faultsOfErasing(office, guests)).toEqual([]);
  });
  await fc.assert(erasing, { numRuns: 1, endOnFailure: true });
});

describe('Erasing somebody', () => {
  it('who booked, paid, cancelled and waits elsewhere leaves reference, dates and sums, and every byte of whoever did the same', async () => {
    const does = ['book', 'wait for seats'] as const;
    const ann = guest('ann@booked.example', 'Ann', { post: 'sent', does });
    const others = ['joann@booked.example', 'ann@booked.example.au'].map((email) =>
      guest(email, 'Ann', { post: 'sent', does }),
    );
    await office.receive([ann, ...others]);
    const left = (key: string) => key.startsWith('bookings ') || key.startsWith('waiting ');
    expect([...office.madeBy(ann)].filter(left)).toHaveLength(2);
    expect(await faultsOfErasingOne(office, ann)).toEqual([]);
    const [booking] = await office.api.db.query(
      `SELECT state, seats, total, starts_on IS NOT NULL AS "hasDate", reference <> '' AS "hasReference" FROM bookings
       WHERE anonymised_at IS NOT NULL`,
    );
    expect(booking).toEqual({
      state: 'cancelled',
      seats: 1,
      total: 100_000,
      hasDate: true,
      hasReference: true,
    });
    expect(await faultsOfErasingOne(office, others[0] as Guest)).toEqual([]);
  });

  it('leaves the mails of whose address holds theirs: ann is not joann, nor ann of another domain', async () => {
    const ann = guest('ann@example.com', 'Ann', { post: 'sent', does: ['register', 'donate'] });
    const others = ['joann@example.com', 'ann@example.com.au'];
    await office.receive([ann, ...others.map((email) => guest(email, 'Jo', { post: 'sent' }))]);
    await office.receive(others.map((email) => guest(email, 'Jo')));
    const before = await Promise.all(others.map((email) => office.mailsTo(email)));
    expect(before[0]).toEqual(['kept', 'kept', 'registration-received', 'reply']);
    expect(await faultsOfErasingOne(office, ann)).toEqual([]);
    expect(await office.mailsTo(ann.email)).toEqual([]);
    expect(await Promise.all(others.map((email) => office.mailsTo(email)))).toEqual(before);
  });

  it('leaves the confirmation of a guest of the same name, and the office hears of them', async () => {
    const one = guest('grace@one.example', 'Grace', { does: ['write'] });
    await office.receive([one, guest('grace@two.example', 'Grace')]);
    expect(await faultsOfErasingOne(office, one)).toEqual([]);
    expect(await templates()).toEqual(['registration-office', 'registration-received', 'reply']);
  });

  it('by the name of Created changes nothing in the log of what staff did', async () => {
    const created = guest('created@log.example', 'Created', { does: ['write'] });
    await office.staff('mutation { inviteUser(email: "new@staff.example") { id } }');
    await office.receive([created]);
    const lines = () => office.api.db.query('SELECT id, description FROM activities ORDER BY id');
    const before = await lines();
    expect(await faultsOfErasingOne(office, created)).toEqual([]);
    expect((await lines()).slice(0, -1)).toEqual(before);
  });

  it('by the name of Subject takes no link for a new password along', async () => {
    const subject = guest('subject@words.example', 'Subject', { does: ['write'] });
    const staff = guest('owner@staff.example', '', { post: 'sent', does: ['ask for a password'] });
    await office.receive([staff, subject]);
    expect(await office.mailsTo(staff.email)).toEqual(['kept']);
    expect(await faultsOfErasingOne(office, subject)).toEqual([]);
    expect(await office.mailsTo(staff.email)).toEqual(['kept']);
  });

  it('whose name was corrected takes the mails to the office with the name before', async () => {
    const changed = { name: 'Penelope', nameBefore: 'Wrongname', does: ['register'] } as const;
    const kept = guest('penelope@kept.example', '', { ...changed, post: 'sent' });
    const waiting = guest('penelope@waiting.example', '', changed);
    await office.receive([kept, waiting]);
    const named = async () =>
      [...(await office.everything())].filter(
        ([key, text]) => key.startsWith('mail ') && text.includes('Wrongname'),
      );
    expect(await named()).toHaveLength(1);
    expect(await faultsOfErasingOne(office, kept)).toEqual([]);
    expect(await named()).toEqual([]);
    expect(await faultsOfErasingOne(office, waiting)).toEqual([]);
    expect(await templates()).toEqual([]);
  });

  it.each(['Li', 'ع'])('of a short name takes all their mails too: %s', async (name) => {
    const short = guest('short@names.example', name, { does: ['register', 'write'] });
    await office.receive([short]);
    expect(await faultsOfErasingOne(office, short)).toEqual([]);
    expect(await templates()).toEqual([]);
  });

  it('who was invited once takes the address out of that line, and the rest of it stays', async () => {
    const invited = 'mutation { inviteUser(email: "Once@invited.example") { id } }';
    const { inviteUser } = await office.staff(invited);
    await office.staff('mutation ($id: ID!) { revokeInvitation(id: $id) }', inviteUser);
    await office.erase('once@invited.example');
    const lines = await office.api.db.query(
      `SELECT description FROM activities WHERE entity_type = 'invitation' ORDER BY id DESC LIMIT 2`,
    );
    expect(lines.map(({ description }: { description: string }) => description)).toEqual([
      'Revoked the invitation of somebody who was erased',
      'Invited somebody who was erased as editor',
    ]);
  });

  it('at once with somebody else who does the same is done once, and nothing is left', async () => {
    const does = ['register', 'write', 'subscribe', 'donate'] as const;
    const guests = ['one', 'two', 'three'].map((name) =>
      guest(`${name}@once.example`, name, { does, post: name === 'three' ? 'waiting' : 'sent' }),
    );
    await office.receive(guests);
    const erasures = await Promise.all([...guests, ...guests].map(({ email }) => office.erase(email)));
    const removed = erasures.flatMap(({ erasePerson }) => erasePerson);
    const registrations = removed.filter(({ name }: { name: string }) => name === 'Registrations');
    expect(registrations).toHaveLength(guests.length);
    const after = await office.everything();
    for (const one of guests) expect(wherever(one, after)).toEqual([]);
  });

  it('takes the mail that is being written just then', async () => {
    const slow = guest('slow@post.example', 'Slow', { does: ['register'] });
    const gate = Promise.withResolvers<void>();
    await office.receive([slow]);
    const taken = office.post.taken;
    office.post.open = gate.promise;
    await office.api.jobs.start();
    await until(() => office.post.taken > taken);
    await office.erase(slow.email);
    gate.resolve();
    await office.api.jobs.stop();
    await until(async () => wherever(slow, await office.everything()).length === 0);
  });

  it('takes what was queued and kept before mails named their records, by the whole address', async () => {
    const does = ['write', 'donate', 'subscribe'] as const;
    const guests = ['old@before.example', 'bold@before.example'].map((email) =>
      guest(email, 'Old', { does, post: 'sent' }),
    );
    await office.receive(guests);
    await office.receive(guests.map((one) => ({ ...one, post: 'waiting', does: ['register', 'write'] })));
    await office.api.db.query(`UPDATE pgboss.job SET data = data - 'about'`);
    for (const name of readdirSync(office.folder)) {
      const text = readFileSync(join(office.folder, name), 'latin1');
      writeFileSync(join(office.folder, name), text.replace(/^X-About: .*\r\n/m, ''), 'latin1');
    }
    for (const one of guests) expect(await faultsOfErasingOne(office, one)).toEqual([]);
  });
});

describe('What is old', () => {
  const all = ['register', 'write', 'subscribe', 'donate'] as const;

  it('loses its person with all traces of them, and others keep theirs', async () => {
    const old = guest('old@age.example', 'Old', { does: all, post: 'sent' });
    const waiting = guest('older@age.example', 'Old', { does: all });
    const young = guest('young@age.example', 'Old', { does: all });
    await office.receive([old, waiting]);
    await office.api.db.query(`
      UPDATE registrations SET start_date = start_date - 4000;
      UPDATE contact_submissions SET created_at = created_at - interval '4000 days';
      UPDATE donations SET created_at = created_at - interval '40 years';
      UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = now() - interval '4000 days';
    `);
    await office.receive([young]);
    const before = await office.everything();
    const { registrations, messages, donors, unsubscribed } = office.api.services.retention;
    for (const run of [registrations, messages, donors, unsubscribed]) await run();
    const after = await office.everything();
    for (const one of [old, waiting]) expect(wherever(one, after)).toEqual([]);
    for (const key of office.madeBy(young)) expect([key, after.get(key)]).toEqual([key, before.get(key)]);
    const visitors = await office.api.db.query(
      `SELECT entity_type, ip <> '' AS "hasIp" FROM activities
       WHERE user_id IS NULL AND entity_type = 'contact_submission' ORDER BY id DESC LIMIT 3`,
    );
    expect(visitors.map(({ hasIp }: { hasIp: boolean }) => hasIp)).toEqual([true, false, false]);
  });

  it('and was deleted by staff goes for good with all traces', async () => {
    const deleted = guest('deleted@age.example', 'Deleted', { does: ['register', 'write'], post: 'sent' });
    await office.receive([deleted]);
    const rows = `SELECT max(registrations.id) AS registration, max(messages.id) AS message
      FROM registrations, contact_submissions AS messages`;
    const [ids] = await office.api.db.query(rows);
    await office.staff(
      'mutation ($registration: ID!, $message: ID!) { deleteRegistration(id: $registration) deleteContactSubmission(id: $message) }',
      ids,
    );
    await office.staff('mutation ($message: ID!) { deleteForGood(type: message, id: $message) }', ids);
    await office.api.db.query(`UPDATE registrations SET deleted_at = deleted_at - interval '1 hour'`);
    await office.api.services.inboxTrash.purgeOld();
    expect(wherever(deleted, await office.everything())).toEqual([]);
  });
});
