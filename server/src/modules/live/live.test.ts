import { type Api, startApi } from '../../../test/api.ts';
import { adults, booked, guestNumber, makeDate } from '../../../test/bookings/bookings.ts';
import { truncate } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';

let one: Api;
let other: Api;
let amina: string;
let brian: string;
beforeAll(async () => {
  one = await startApi();
  // A second product on the same database.
  other = await startApi({}, undefined, one.db);
});
beforeEach(async () => {
  await truncate(one.db);
  [amina, brian] = [await one.tokenOf('amina@example.org'), await one.tokenOf('brian@example.org')];
});

const question = `query ($cursor: String, $open: [OpenRecordInput!]) {
  changesSince(cursor: $cursor, open: $open) {
    cursor expired
    registrations { id } messages { id subject isNew } subscribers { id status } donations { id status }
    removed { kind id } departures timelines { kind id title }
    news { messages newest { messages } }
    openRecords { kind id editing writing by { name } }
  }
}`;

const visitor = { user: null, ip: '127.0.0.1', userAgent: '' };

const nothing = {
  registrations: [],
  messages: [],
  subscribers: [],
  donations: [],
  removed: [],
  departures: [],
  timelines: [],
};

interface Asked {
  cursor?: string | null;
  open?: object[];
  token?: string;
}

async function ask(api: Api, { cursor, open, token = amina }: Asked = {}) {
  const { body } = await api.graphql(question, { cursor, open }, { token });
  if (body.errors) throw new Error(body.errors[0].message);
  return body.data.changesSince;
}

const write = (subject: string) =>
  one.rest('POST', '/contact', {
    body: { name: 'Grace', email: 'grace@example.org', subject, message: 'A question.' },
  });

const rename = (id: number, subject: string) =>
  one.db.query('UPDATE contact_submissions SET subject = $2 WHERE id = $1', [id, subject]);

describe('What changed since a cursor', () => {
  it('is a date whose seats were sold, that somebody waits for, and that a colleague closed', async () => {
    const id = await makeDate(one, { capacity: 2 });
    let last = await ask(other);
    const changed = async () => {
      last = await ask(other, last);
      return last.departures;
    };
    await booked(one, id);
    expect(await changed()).toEqual([id]);
    const place = { ...guestNumber(1), departureId: id, party: adults(2) };
    await one.services.waiting.join(visitor, place);
    expect(await changed()).toEqual([id]);
    await one.db.query("UPDATE departures SET status = 'closed' WHERE id = $1", [id]);
    expect(await changed()).toEqual([id]);
    expect(await changed()).toEqual([]);
  });

  it('on one instance is answered by another, once, as it is now', async () => {
    for (const subject of ['Boots', 'Tents']) await write(subject);
    const first = await ask(other);
    expect(first).toMatchObject({
      ...nothing,
      expired: false,
      news: { messages: 2, newest: { messages: 2 } },
    });
    await rename(1, 'Rain boots');
    await rename(1, 'Dry boots');
    await one.graphql('mutation { deleteContactSubmission(id: 2) }', {}, { token: brian });
    const next = await ask(other, first);
    expect(next).toMatchObject({
      ...nothing,
      messages: [{ id: 1, subject: 'Dry boots', isNew: true }],
      removed: [{ kind: 'message', id: 2 }],
      news: { messages: 1 },
    });
    expect(await ask(one, next)).toMatchObject(nothing);
    await one.graphql('mutation { restoreContactSubmission(id: 2) { id } }', {}, { token: brian });
    expect(await ask(other, next)).toMatchObject({ messages: [{ id: 2 }], removed: [] });
  });

  it('is told of every list of the inbox, and gone for good is told as well', async () => {
    await one.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    await one.rest('POST', '/donations', {
      body: { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 5 },
    });
    await one.db.query(
      `INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_name, start_date,
         emergency_name, emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
       VALUES ('Grace', 'Akello', 'grace@example.org', '1', '1990-01-01', 'Gorillas', '2030-01-01', '', '', '', '1', now(), now(), now())`,
    );
    const { cursor } = await ask(one);
    await one.db.query(`UPDATE subscribers SET status = 'confirmed', confirmed_at = now()`);
    await one.db.query(`UPDATE donations SET status = 'failed', settled_at = now()`);
    await one.db.query(`UPDATE registrations SET phone = '2'`);
    const changed = await ask(one, { cursor });
    expect(changed).toMatchObject({
      registrations: [{ id: 1 }],
      subscribers: [{ id: 1, status: 'confirmed' }],
      donations: [{ id: 1, status: 'failed' }],
    });
    await one.db.query('DELETE FROM registrations');
    expect((await ask(one, changed)).removed).toEqual([{ kind: 'registration', id: 1 }]);
  });

  it('is told of timelines, notes and reminders: who shows them asks again', async () => {
    await write('Boots');
    const { cursor } = await ask(other);
    const of = '{ kind: message, id: 1 }';
    await one.graphql(`mutation { addNote(subject: ${of}, text: "Call") { id } }`, {}, { token: brian });
    const noted = await ask(other, { cursor });
    expect(noted).toMatchObject({ messages: [], timelines: [{ kind: 'message', id: 1, title: 'Boots' }] });
    const soon = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10);
    const reminder = `addReminder(subject: ${of}, dueOn: "${soon}", text: "Call") { id }`;
    await one.graphql(`mutation { ${reminder} }`, {}, { token: brian });
    expect(await ask(other, noted)).toMatchObject({ messages: [{ id: 1 }], timelines: [{ id: 1 }] });
  });

  it('is nothing for a role that may not read it, nor who has it open', async () => {
    await write('Boots');
    await one.db.query("UPDATE users SET role = 'content' WHERE email = 'brian@example.org'");
    const query = `query ($cursor: String) {
      changesSince(cursor: $cursor) { cursor removed { kind id } openRecords { kind } }
    }`;
    const asBrian = async (cursor?: string) =>
      (await one.graphql(query, { cursor }, { token: brian })).body.data.changesSince;
    const { cursor } = await asBrian();
    await one.db.query('DELETE FROM contact_submissions');
    const open = ['message', 'program'].map((kind) => ({ kind, id: 1, editing: false }));
    await ask(one, { open });
    expect(await asBrian(cursor)).toMatchObject({ removed: [], openRecords: [{ kind: 'program' }] });
    const rows = '{ changesSince { messages { id } } }';
    expect((await one.graphql(rows, {}, { token: brian })).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is not missed when its transaction began before the cursor and ended after it', async () => {
    await write('Boots');
    const runner = one.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE contact_submissions SET subject = 'Late' WHERE id = 1`);
    const { cursor } = await ask(one);
    await write('Tents');
    const during = await ask(one, { cursor });
    expect(during.messages).toEqual([]);
    await runner.commitTransaction();
    await runner.release();
    expect((await ask(one, during)).messages).toMatchObject([{ subject: 'Late' }]);
    expect((await ask(one, { cursor })).messages).toMatchObject([{ subject: 'Late' }]);
  });

  it('is to be asked for anew when the cursor is older than what is kept, and only then', async () => {
    await write('Boots');
    const { cursor: old } = await ask(one);
    await rename(1, 'Tents');
    await one.db.query(`UPDATE office_changes SET at = now() - interval '11 minutes'`);
    // It waits for the transactions of the whole cluster, which other tests have.
    await until(async () => {
      await one.services.officeChanges.purgeOld();
      return (await one.db.query('SELECT FROM office_changes')).length === 0;
    });
    const answer = await ask(one, { cursor: old });
    expect(answer).toMatchObject({ ...nothing, expired: true });
    expect(await ask(one, answer)).toMatchObject({ ...nothing, expired: false });
    await rename(1, 'Ropes');
    expect((await ask(one, answer)).messages).toMatchObject([{ subject: 'Ropes' }]);
  });

  it('is to be asked for anew when too much changed, and by who brings a cursor of another server', async () => {
    await one.db.query(
      `INSERT INTO contact_submissions (name, email, subject, message, created_at)
       SELECT 'Grace', 'grace@example.org', 'Hello', 'A question.', now() FROM generate_series(1, 201)`,
    );
    const { cursor } = await ask(one);
    await one.db.query(`UPDATE contact_submissions SET subject = 'All' WHERE id < 201`);
    expect((await ask(one, { cursor })).messages).toHaveLength(200);
    await one.db.query(`UPDATE contact_submissions SET subject = 'All' WHERE id = 201`);
    expect(await ask(one, { cursor })).toMatchObject({ ...nothing, expired: true });
    expect(await ask(one, { cursor: '9000000000:9000000000:' })).toMatchObject({ ...nothing, expired: true });
  });

  it.each(['yesterday', '9:3:', '1:5:7', '1:5:3,2', '0:0:', '1:99999999999999999999:', "1:1:'"])(
    'is refused in a sentence for the cursor %s',
    async (cursor) => {
      await expect(ask(one, { cursor })).rejects.toThrow('This cursor was not given by an answer.');
    },
  );
});

describe('Who has which record open', () => {
  const program = { kind: 'program', id: 3, editing: false, writing: null };
  const openFor = async (token: string) => (await ask(other, { token })).openRecords;

  it('is told to the others, on all instances, until it is closed', async () => {
    await ask(one, { open: [program] });
    expect(await openFor(brian)).toEqual([{ ...program, by: { name: 'amina' } }]);
    expect(await openFor(amina)).toEqual([]);
    await ask(one, { open: [{ ...program, editing: true }] });
    expect(await openFor(brian)).toMatchObject([{ editing: true, writing: null }]);
    await ask(one, { open: [{ ...program, editing: true, writing: 'reply' }] });
    expect(await openFor(brian)).toMatchObject([{ editing: true, writing: 'reply' }]);
    await ask(one, { open: [] });
    expect(await openFor(brian)).toEqual([]);
  });

  it('is written again only after some seconds, and lapses when nothing is said', async () => {
    const age = (seconds: number) =>
      one.db.query(`UPDATE open_records SET seen_at = seen_at - make_interval(secs => $1)`, [seconds]);
    const seen = async () => (await one.db.query('SELECT seen_at, xmin FROM open_records'))[0];
    await ask(one, { open: [program] });
    const written = await seen();
    await ask(one, { open: [program] });
    expect(await seen()).toEqual(written);
    await age(7);
    expect(await openFor(brian)).toHaveLength(1);
    await ask(one, { open: [program] });
    await age(7);
    expect(await openFor(brian)).toHaveLength(1);
    await age(4);
    expect(await openFor(brian)).toEqual([]);
    await age(60);
    await one.services.officeChanges.purgeOld();
    expect(await one.db.query('SELECT FROM open_records')).toEqual([]);
  });

  it('is said and told by who may read such records alone, and edited by who may change them', async () => {
    const roleOfAmina = (role: string) =>
      one.db.query("UPDATE users SET role = $1 WHERE email = 'amina@example.org'", [role]);
    const message = { kind: 'message', id: 1, editing: true };
    const open = [message, { ...message, kind: 'newsletterIssue' }, { ...program, editing: true }];
    const query = `query ($open: [OpenRecordInput!]) { changesSince(open: $open) { openRecords { kind id editing writing } } }`;
    const say = async (token: string, records: object[]) =>
      (await one.graphql(query, { open: records }, { token })).body.data.changesSince.openRecords;
    await roleOfAmina('content');
    await say(amina, open);
    expect(await openFor(brian)).toMatchObject([{ kind: 'program', editing: true }]);
    await roleOfAmina('office');
    await say(amina, open);
    expect(await openFor(brian)).toMatchObject([
      { kind: 'program', editing: false },
      { kind: 'message', editing: true },
      { kind: 'newsletterIssue' },
    ]);
    await roleOfAmina('content');
    await say(brian, open);
    expect(await say(amina, [])).toEqual([{ ...program, editing: true }]);
  });

  it('is refused for more records than anybody has open', async () => {
    const open = Array.from({ length: 51 }, (_, id) => ({ ...program, id: id + 1 }));
    await expect(ask(one, { open })).rejects.toThrow('Open can have 50 entries at most.');
    expect(await openFor(brian)).toEqual([]);
  });

  it('is nothing for what is no record', async () => {
    await ask(one, { open: [{ kind: 'program', id: 'abc', editing: true }] });
    expect(await openFor(brian)).toEqual([]);
  });
});
