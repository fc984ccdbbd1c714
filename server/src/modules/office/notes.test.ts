// What staff write about people: notes and reminders, sealed, and gone with the person.
import { randomBytes } from 'node:crypto';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';
import { daysBefore, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import { countByKey, resealPlace } from '../../platform/sealing/sealed-places.ts';
import { createSealedText, type DataKey } from '../../platform/sealing/sealed-text.ts';
import { sealedOfficeTexts } from './sealed-texts.ts';

const keys: [DataKey, DataKey] = [
  { id: 'new', key: randomBytes(32) },
  { id: 'old', key: randomBytes(32) },
];
const today = kampalaDay();
const inDays = (days: number) => daysBefore(today, -days);
let api: Api;
let token: string;
let colleague: string;
beforeAll(async () => {
  api = await startApi({ dataKeys: [keys[1]] });
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  colleague = await api.tokenOf('brian@example.org');
  await api.rest('POST', '/programs', { token, body: gorillaTrek });
  await api.rest('POST', '/registrations', { body: { ...registration, programId: 1 } });
  await api.rest('POST', '/contact', {
    body: { name: 'Joan', email: 'joan@example.org', subject: 'A question', message: 'How much?' },
  });
});

const ask = async (query: string, variables: object = {}, by = token) =>
  (await api.graphql(query, variables, { token: by })).body;
const grace = { kind: 'registration', id: 1 };
const note = (text: string, of: object = grace) =>
  ask(
    `mutation ($of: SubjectInput!, $text: String!) {
      note: addNote(subject: $of, text: $text) { id type text byName editedAt subject { kind id title } }
    }`,
    { of, text },
  );
const remind = (given: object, of: object = grace) =>
  ask(
    `mutation ($of: SubjectInput!, $dueOn: Date!, $text: String!, $who: ID) {
      reminder: addReminder(subject: $of, dueOn: $dueOn, text: $text, assigneeId: $who) {
        id dueOn text assignee { name } doneAt subject { kind id title }
      }
    }`,
    { of, dueOn: inDays(1), text: 'Call about Quittenschalen', ...given },
  );
const timeline = async (of: object = grace) =>
  (
    await ask(
      `query ($of: SubjectInput!) { timeline(subject: $of) { type text from to byName editedAt reminder { id doneAt } } }`,
      { of },
    )
  ).data.timeline;
const due = async (args = '', by = token): Promise<number[]> =>
  (await ask(`{ reminders${args} { id } }`, {}, by)).data.reminders.map(({ id }: { id: number }) => id);
/** All that the database holds, the mails to the office included. */
async function everything(): Promise<string> {
  const tables = ['registrations', 'timeline_entries', 'reminders', 'activities', 'pgboss.job'];
  const rows = await Promise.all(tables.map((table) => api.db.query(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows);
}

describe('A note', () => {
  it('is in the timeline, and the database holds no word of it', async () => {
    const { data } = await note('  She fears Zwickelfieber.\r\nCall gently.  ');
    expect(data.note).toMatchObject({
      type: 'note',
      text: 'She fears Zwickelfieber.\nCall gently.',
      byName: 'amina',
      editedAt: null,
      subject: { kind: 'registration', id: 1, title: 'Grace Akello' },
    });
    expect((await timeline()).at(-1)).toMatchObject({ type: 'note', text: data.note.text });
    expect(await everything()).not.toContain('Zwickel');
    const found = await ask('{ staffSearch(words: "Zwickelfieber") { nodes { title } } }');
    expect(JSON.stringify(found)).not.toContain('Grace');
  });

  it('is changed and removed by who wrote it alone', async () => {
    const { id } = (await note('First')).data.note;
    const change =
      'mutation ($id: ID!, $text: String!) { changeNote(id: $id, text: $text) { text editedAt } }';
    const remove = 'mutation ($id: ID!) { removeNote(id: $id) }';
    const own = 'Only who wrote a note can change or remove it. Write one of your own.';
    for (const query of [change, remove]) {
      const { errors } = await ask(query, { id, ...(query === change && { text: 'Mine' }) }, colleague);
      expect(errors[0]).toMatchObject({ message: own, extensions: { code: 'FORBIDDEN' } });
    }
    const { data } = await ask(change, { id, text: 'Second' });
    expect(data.changeNote).toEqual({ text: 'Second', editedAt: expect.any(String) });
    expect((await ask(remove, { id })).data.removeNote).toBe(id);
    expect(await timeline()).toHaveLength(1);
    expect((await ask(remove, { id })).errors[0].message).toBe(
      'This note is not there any more. Reload to see what is.',
    );
  });

  it.each([
    [grace, ' ', 'Text is required.'],
    [grace, 'x'.repeat(5001), 'Text must have 5,000 characters or fewer.'],
    [{ kind: 'registration', id: 9 }, 'x', 'Registration not found'],
    [{ kind: 'message', id: 'abc' }, 'x', 'Message not found'],
  ])('is refused in words: %j', async (of, text, message) => {
    expect((await note(text, of)).errors[0].message).toBe(message);
  });
});

describe('A reminder', () => {
  it('is for a day, a person or everybody, until it is done; its words are sealed', async () => {
    const { data } = await remind({});
    expect(data.reminder).toMatchObject({
      id: 1,
      dueOn: inDays(1),
      text: 'Call about Quittenschalen',
      doneAt: null,
      assignee: { name: 'amina' },
      subject: { kind: 'registration', id: 1, title: 'Grace Akello' },
    });
    await remind({ dueOn: today, who: '2' }, { kind: 'message', id: 1 });
    await remind({ dueOn: inDays(9), who: null });
    expect(await due()).toEqual([2, 1, 3]);
    expect(await due(`(until: "${inDays(1)}")`)).toEqual([2, 1]);
    expect(await due('(mine: true)')).toEqual([1]);
    expect(await due('(mine: true)', colleague)).toEqual([2]);
    const next = '{ registration(id: 1) { nextReminderOn } contactSubmission(id: 1) { nextReminderOn } }';
    expect((await ask(next)).data).toEqual({
      registration: { nextReminderOn: inDays(1) },
      contactSubmission: { nextReminderOn: today },
    });
    const done = 'mutation ($done: Boolean!) { setReminderDone(id: 1, done: $done) { doneAt } }';
    for (const state of [true, true, false, true]) await ask(done, { done: state });
    expect(await due()).toEqual([2, 3]);
    expect((await timeline()).map(({ type }: { type: string }) => type)).toEqual([
      'received',
      'reminder',
      'reminder',
      'opened',
      'reminderDone',
      'reminder',
      'reminderDone',
    ]);
    expect(await everything()).not.toContain('Quitten');

    expect((await ask('mutation { removeReminder(id: 1) }')).data.removeReminder).toBe(1);
    expect((await timeline())[1]).toMatchObject({
      type: 'reminder',
      text: null,
      to: inDays(1),
      reminder: null,
    });
    expect((await ask('mutation { removeReminder(id: 1) }')).errors[0].message).toBe(
      'This reminder is not there any more. Reload to see those that are.',
    );
    await ask('mutation { deleteContactSubmission(id: 1) }');
    expect(await due()).toEqual([3]);
  });

  it.each([
    [{ dueOn: inDays(-1) }, 'Day must be today or later.'],
    [{ dueOn: '1996-11-01' }, 'Day must be today or later.'],
    [{ dueOn: yearsBefore(today, -6) }, 'Day must be within the next 5 years.'],
    [{ dueOn: 'monday' }, 'Day must be a date, yyyy-mm-dd.'],
    [{ text: '' }, 'Text is required.'],
    [{ text: 'x'.repeat(501) }, 'Text must have 500 characters or fewer.'],
    [{ who: '77' }, 'This account is gone. Reload, and choose somebody who can sign in.'],
  ])('is refused in words: %j', async (given, message) => {
    expect((await remind(given)).errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await due()).toEqual([]);
  });
});

describe('When its time is over', () => {
  it('a registration loses what was written about it, and keeps what happened, without words', async () => {
    await note('Fears Zwickelfieber');
    await remind({});
    await ask('mutation { setRegistrationStatus(ids: [1], status: confirmed) { id } }');
    await ask('mutation { setReminderDone(id: 1, done: true) { id } }');
    await api.db.query(`UPDATE registrations SET start_date = '2020-01-01'`);
    expect(await api.services.registrationRetention.anonymiseOld()).toBe(1);
    expect(await timeline()).toEqual([
      expect.objectContaining({ type: 'received', byName: 'System' }),
      expect.objectContaining({ type: 'status', from: 'new', to: 'confirmed', text: null }),
    ]);
    expect(await api.db.query('SELECT * FROM reminders')).toEqual([]);
    for (const { errors } of [await note('More'), await remind({})])
      expect(errors[0]).toMatchObject({
        message: 'This registration is anonymised: nothing can be written about it any more.',
        extensions: { code: 'CONFLICT' },
      });
  });

  it('all of it goes with what is deleted for good', async () => {
    for (const one of [grace, { kind: 'message', id: 1 }]) {
      await note('Words', one);
      await remind({}, one);
    }
    await api.db.query('DELETE FROM registrations; DELETE FROM contact_submissions');
    expect(await api.db.query('SELECT id FROM timeline_entries UNION ALL SELECT id FROM reminders')).toEqual(
      [],
    );
  });
});

it('What staff wrote moves to a new key', async () => {
  await note('Words');
  await remind({});
  const sealed = createSealedText(keys);
  for (const place of sealedOfficeTexts) {
    expect(await resealPlace(api.db, sealed, place)).toBe(1);
    expect(await countByKey(api.db, place)).toEqual({ new: 1 });
  }
  const both = await startApi({ dataKeys: keys }, undefined, api.db);
  const query = '{ timeline(subject: { kind: registration, id: 1 }) { text } }';
  const { body } = await both.graphql(query, {}, { token: await both.tokenOf('joan@example.org') });
  expect(body.data.timeline.slice(1)).toEqual([{ text: 'Words' }, { text: 'Call about Quittenschalen' }]);
});
