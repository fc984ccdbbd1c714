import { randomBytes } from 'node:crypto';
import { type Api, startApi } from '../../../test/api.ts';
import { type MailServer, startMailServer } from '../../../test/fakes/mail-server.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';
import { until } from '../../../test/until.ts';
import { createSmtpTransport, type OutgoingMail } from '../../platform/mail-transport.ts';

/** Everything as it leaves, besides what the mail server got of it. */
const left: OutgoingMail[] = [];
let server: MailServer;
let api: Api;
let token: string;
let programId: number;
beforeAll(async () => {
  server = await startMailServer();
  const smtp = createSmtpTransport({ url: server.url, from: 'hello@lubugo.example', encrypted: false });
  const send = (mail: OutgoingMail) => {
    left.push(mail);
    return smtp.send(mail);
  };
  api = await startApi({ officeEmail: 'office@lubugo.example' }, { send, close: smtp.close });
  token = await api.tokenOf('amina@example.org');
  programId = (await api.rest('POST', '/programs', { token, body: gorillaTrek })).body.data.id;
  await api.jobs.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.refuse = null;
});

const ask = async (query: string, variables: object) => (await api.graphql(query, variables, { token })).body;
const timelineFields =
  'type from to byName reply { id to subject text state error attachments { name size } }';
const timelineOf = async (subject: object) =>
  (
    await ask(`query ($subject: SubjectInput!) { timeline(subject: $subject) { ${timelineFields} } }`, {
      subject,
    })
  ).data.timeline;
const sendReply = (subject: object, input: object, key: string = crypto.randomUUID(), more: object = {}) =>
  ask(
    `mutation ($subject: SubjectInput!, $input: ReplyInput!, $key: String!, $knownReplyId: Int, $thenStatus: SubjectStatus, $thenTake: Boolean) {
      sent: sendReply(subject: $subject, input: $input, key: $key, knownReplyId: $knownReplyId, thenStatus: $thenStatus, thenTake: $thenTake) {
        id ${timelineFields} } }`,
    { subject, input, key, ...more },
  );
const preview = (subject: object, input: object) =>
  ask(
    `query ($subject: SubjectInput!, $input: ReplyInput!) {
      preview: replyPreview(subject: $subject, input: $input) { subject html text } }`,
    { subject, input },
  );

interface Unsettled {
  byName: string;
  subject: { id: number };
  reply: { state: string };
}

let guests = 0;
/** Somebody who registered just now, with an address of their own. */
async function register(more: object = {}) {
  guests += 1;
  const email = `grace${guests}@example.org`;
  const body = { ...registration, programId, email, allergies: 'Peanuts', ...more };
  const { id } = (await api.rest('POST', '/registrations', { body })).body.data;
  return { email, id, subject: { kind: 'registration', id: String(id) } };
}
async function writeMessage() {
  guests += 1;
  const email = `brian${guests}@example.org`;
  const body = { name: 'Brian O’Neill Junior', email, subject: 'Five of us', message: 'In July?' };
  await api.rest('POST', '/contact', { body });
  const [{ id }] = await api.db.query('SELECT max(id) AS id FROM contact_submissions');
  return { email, id, subject: { kind: 'message', id: String(id) } };
}
async function upload(bytes: Buffer, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api.url}/api/v1/admin/attachments`, { method: 'POST', body: form, headers });
  return String(((await answer.json()) as { data: { id: number } }).data.id);
}
const mailsTo = (email: string) => server.taken.filter(({ to }) => to.includes(email));
const mailIn = (email: string, subject: string) =>
  mailsTo(email).filter(({ raw }) => raw.includes(`Subject: ${subject}`));
const statusOf = async (table: string, id: number) =>
  (await api.db.query(`SELECT status FROM ${table} WHERE id = $1`, [id]))[0].status;
const stateOf = async (subject: object) =>
  (await timelineOf(subject)).findLast(({ type }: { type: string }) => type === 'reply').reply;

const words = {
  subject: 'Your journey: {program}',
  text: 'Dear {firstName},\n\nall is well with number {number}.\n\nWarm regards,\nAmina',
};

describe('A reply', () => {
  it('reaches its reader once for two presses, with its files byte for byte, and answers to it reach the office', async () => {
    const { email, id, subject } = await register();
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
    const attachmentIds = [
      await upload(pdf, 'Itinerary für Grace.pdf'),
      await upload(Buffer.from('Boots'), 'list.txt'),
    ];
    const key = crypto.randomUUID();
    const input = { ...words, attachmentIds };
    const [one, two] = await Promise.all([sendReply(subject, input, key), sendReply(subject, input, key)]);
    expect(one).toEqual(two);
    expect(one.data.sent).toMatchObject({ type: 'reply', reply: { to: email, state: 'queued' } });
    await until(async () => (await stateOf(subject)).state === 'sent');

    const found = mailIn(email, 'Your journey: Gorilla Trek in Bwindi');
    expect(found).toHaveLength(1);
    const raw = found[0]?.raw ?? '';
    expect(raw).toContain('Reply-To: office@lubugo.example');
    expect(raw).toContain('Auto-Submitted: no');
    const parts = raw.split('Content-Disposition: attachment').slice(1);
    const bytes = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1]?.split('--')[0] ?? '', 'base64'));
    expect(bytes.map((file) => file.toString('latin1'))).toEqual([pdf.toString('latin1'), 'Boots']);

    expect(await statusOf('registrations', id)).toBe('inContact');
    const timeline = await timelineOf(subject);
    expect(timeline.slice(-2)).toMatchObject([
      {
        type: 'reply',
        byName: 'amina',
        reply: {
          subject: 'Your journey: Gorilla Trek in Bwindi',
          text: `Dear Grace,\n\nall is well with number ${id}.\n\nWarm regards,\nAmina`,
          attachments: [{ name: 'Itinerary für Grace.pdf', size: pdf.length }, { name: 'list.txt' }],
        },
      },
      { type: 'status', from: 'new', to: 'inContact' },
    ]);
  });

  it('arrives exactly as its preview showed it, in HTML and in text, line for line', async () => {
    const { email, subject } = await register();
    const { data } = await preview(subject, words);
    await sendReply(subject, words);
    await until(async () => (await stateOf(subject)).state === 'sent');
    const mail = left.find(({ to, subject: line }) => to === email && line.startsWith('Your journey'));
    expect(data.preview).toEqual({ subject: mail?.subject, html: mail?.html, text: mail?.text });
    expect(mail?.text).toContain('Warm regards,\nAmina');
    expect(mail?.html).toContain('Warm regards,<br>Amina');
  });

  it('to a message makes it answered, and finds the names in the one that was given', async () => {
    const { id, subject } = await writeMessage();
    await sendReply(subject, { subject: 'Re: Five of us', text: 'Dear {firstName} {lastName}' });
    expect(await statusOf('contact_submissions', id)).toBe('answered');
    expect((await stateOf(subject)).text).toBe('Dear Brian O’Neill Junior');
  });

  it('to somebody with one name has no blank where the other would be; of empty variables alone it is refused', async () => {
    const body = { name: 'Amina', email: 'amina@example.org', subject: 'Boots', message: 'Which?' };
    await api.rest('POST', '/contact', { body });
    const [{ id }] = await api.db.query('SELECT max(id) AS id FROM contact_submissions');
    const subject = { kind: 'message', id: String(id) };
    const greeting = 'Dear {firstName} {lastName},';
    const { data } = await preview(subject, { subject: 'For {lastName} {firstName}', text: greeting });
    expect(data.preview.subject).toBe('For Amina');
    expect(data.preview.text).toContain('Dear Amina,');
    const [{ message }] = (await sendReply(subject, { subject: 'Boots', text: '{lastName} ' })).errors;
    expect(message).toBe('Text is required.');
  });

  it('sets the status and takes charge with it, as its sender says, once for two presses and not at all when it is refused', async () => {
    const { id, subject } = await register();
    const then = { thenStatus: 'confirmed', thenTake: true };
    const refused = await sendReply(subject, { ...words, attachmentIds: ['999999'] }, undefined, then);
    expect(refused.errors[0].message).toMatch(/^A file is not there any more, /);
    expect(await statusOf('registrations', id)).toBe('new');
    const key = crypto.randomUUID();
    const both = await Promise.all([
      sendReply(subject, words, key, then),
      sendReply(subject, words, key, then),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect((await timelineOf(subject)).slice(1)).toMatchObject([
      { type: 'reply' },
      { type: 'assigned', from: null, to: 'amina' },
      { type: 'status', from: 'new', to: 'confirmed' },
    ]);
    const [{ extensions, message }] = (await sendReply(subject, words, undefined, { thenStatus: 'spam' }))
      .errors;
    expect([extensions.code, message]).toEqual([
      'BAD_USER_INPUT',
      'A registration has no such status: please choose another one.',
    ]);
    expect((await timelineOf(subject)).filter(({ type }: { type: string }) => type === 'reply')).toHaveLength(
      1,
    );
  });

  it('is not sent when a colleague answered while it was written, unless its sender has read that', async () => {
    const { subject } = await register();
    await sendReply(subject, words, undefined, { knownReplyId: 0 });
    const late = await sendReply(subject, words, undefined, { knownReplyId: 0 });
    const message =
      'amina answered while you were writing, so nothing was sent. Read that reply before you send yours.';
    expect(late.errors[0]).toMatchObject({
      message,
      extensions: { code: 'CONFLICT', details: [{ message, path: ['knownReplyId'] }] },
    });
    const [{ id }] = await api.db.query('SELECT max(id) AS id FROM replies');
    expect((await sendReply(subject, words, undefined, { knownReplyId: id })).errors).toBeUndefined();
  });

  it('leaves a status that went on as it is', async () => {
    const { id, subject } = await register();
    await api.db.query(`UPDATE registrations SET status = 'confirmed' WHERE id = $1`, [id]);
    await sendReply(subject, words);
    expect(await statusOf('registrations', id)).toBe('confirmed');
  });

  it.each([
    ['Subject', { subject: 'Hello {nmae}', text: 'Hello' }, 'nmae'],
    ['Text', { subject: 'Hello', text: 'Beware of {allergies}' }, 'allergies'],
  ])('is refused by the name of a variable that nobody knows: %s', async (field, input, name) => {
    const { subject } = await register();
    for (const answer of [await sendReply(subject, input), await preview(subject, input)]) {
      const [{ extensions, message }] = answer.errors;
      expect(message).toMatch(
        new RegExp(
          `^${field} has an unknown variable \\{${name}\\}: a reply to a registration can hold \\{firstName\\}, `,
        ),
      );
      expect(extensions.details[0].path).toEqual([field.toLowerCase()]);
    }
    expect((await timelineOf(subject)).map(({ type }: { type: string }) => type)).not.toContain('reply');
  });

  it('takes nobody else’s file, none twice, and five at most', async () => {
    const { subject } = await register();
    const used = await upload(Buffer.from('Boots'), 'list.txt');
    expect((await sendReply(subject, { ...words, attachmentIds: [used] })).errors).toBeUndefined();
    for (const attachmentIds of [[used], ['999999']]) {
      const [{ message, extensions }] = (await sendReply(subject, { ...words, attachmentIds })).errors;
      expect(message).toMatch(/^A file is not there any more, /);
      expect(extensions.details[0].path).toEqual(['attachmentIds', 0]);
    }
    const six = Array.from({ length: 6 }, (_, i) => String(i));
    const [{ extensions }] = (await sendReply(subject, { ...words, attachmentIds: six })).errors;
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });

  it('that failed says why, and is sent once when it is sent again', async () => {
    const { email, subject } = await register();
    server.refuse = Object.assign(new Error('No such user'), { responseCode: 550 });
    await sendReply(subject, words);
    await until(async () => (await stateOf(subject)).state === 'failed');
    const { id, error } = await stateOf(subject);
    expect(error).toBe('The mail was not taken (EENVELOPE RCPT TO 550).');
    server.refuse = null;
    const again = await ask('mutation ($id: ID!) { reply: sendReplyAgain(id: $id) { state error } }', { id });
    expect(again.data.reply).toEqual({ state: 'queued', error: null });
    // The mail that was given up is tried once more, too: it has been replaced.
    await api.services.mail.retryFailures();
    await until(async () => (await stateOf(subject)).state === 'sent');
    await until(async () => (await waitingMails()) === 0);
    expect(mailIn(email, 'Your journey')).toHaveLength(1);
  });

  it('that failed is told to all of the office, its sender first, and in its row, until it is sent again, left or answered anew', async () => {
    const unsettled = async (as = token) =>
      (
        await api.graphql(
          '{ unsettledReplies { byName subject { kind id title } reply { id state } } }',
          {},
          { token: as },
        )
      ).body.data.unsettledReplies.map(
        ({ byName, subject, reply }: Unsettled) => `${byName} ${subject.id} ${reply.state}`,
      );
    const problem = async (id: number) =>
      (
        await ask('query { registrations(first: 50) { nodes { id replyProblem } } }', {})
      ).data.registrations.nodes.find((row: { id: number }) => row.id === id).replyProblem;
    const changes = async (cursor?: string) =>
      (
        await ask(
          'query ($cursor: String) { changes: changesSince(cursor: $cursor) { cursor registrations { id replyProblem } timelines { id } } }',
          { cursor },
        )
      ).data.changes;
    await api.db.query('DELETE FROM replies');
    const other = await api.tokenOf('opio@example.org');
    const [mine, theirs] = [await register(), await register()];
    const { cursor } = await changes();
    server.refuse = Object.assign(new Error('No such user'), { responseCode: 550 });
    await sendReply(mine.subject, words);
    await api.graphql(
      'mutation ($subject: SubjectInput!, $input: ReplyInput!, $key: String!) { sendReply(subject: $subject, input: $input, key: $key) { id } }',
      { subject: theirs.subject, input: words, key: crypto.randomUUID() },
      { token: other },
    );
    await until(async () => (await unsettled()).length === 2);
    expect(await unsettled()).toEqual([`amina ${mine.id} failed`, `opio ${theirs.id} failed`]);
    expect(await unsettled(other)).toEqual([`opio ${theirs.id} failed`, `amina ${mine.id} failed`]);
    expect(await problem(mine.id)).toBe('failed');
    expect(await changes(cursor)).toMatchObject({
      registrations: expect.arrayContaining([{ id: mine.id, replyProblem: 'failed' }]),
      timelines: expect.arrayContaining([{ id: theirs.id }]),
    });
    const leave = 'mutation ($id: ID!) { left: leaveReply(id: $id) { state leftAt } }';
    const { id } = await stateOf(mine.subject);
    expect((await ask(leave, { id })).data.left).toEqual({ state: 'failed', leftAt: expect.any(String) });
    expect([await unsettled(), await problem(mine.id)]).toEqual([[`opio ${theirs.id} failed`], null]);
    expect((await ask(leave, { id: '999999' })).errors[0].extensions.code).toBe('NOT_FOUND');
    server.refuse = null;
    await sendReply(theirs.subject, words);
    expect(await unsettled()).toEqual([]);
  });

  it('is unclear while its last try goes on, so that one that is cut off is not on its way for ever; it can be sent again', async () => {
    const { email, subject } = await register();
    // The mail server holds back whatever comes: nothing else may be on its way.
    await until(async () => (await waitingMails()) === 0);
    await api.jobs.stop();
    await sendReply(subject, words);
    await api.db.query(
      `UPDATE pgboss.job SET retry_count = retry_limit WHERE name = 'mail' AND state < 'active'`,
    );
    let release: () => void = () => undefined;
    server.beforeYes = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    await api.jobs.start();
    await until(() => mailIn(email, 'Your journey').length === 1);
    const { id, state, error } = await stateOf(subject);
    expect([state, error]).toEqual(['unclear', 'The last try did not end, so it may have arrived.']);
    const again = await ask('mutation ($id: ID!) { reply: sendReplyAgain(id: $id) { state error } }', { id });
    expect(again.data.reply).toEqual({ state: 'queued', error: null });
    server.beforeYes = () => Promise.resolve();
    release();
    await until(async () => (await stateOf(subject)).state === 'sent');
    expect(mailIn(email, 'Your journey')).toHaveLength(2);
  });

  it('whose registration is deleted before it leaves is not sent, says so when that comes back, and can be sent again', async () => {
    const { email, id, subject } = await register();
    await api.jobs.stop();
    await sendReply(subject, words);
    await ask('mutation ($id: ID!) { deleteRegistration(id: $id) }', { id });
    await api.jobs.start();
    await until(async () => (await waitingReplies()) === 0);
    await ask('mutation ($id: ID!) { restoreRegistration(id: $id) { id } }', { id });
    const { id: replyId, state, error } = await stateOf(subject);
    expect([state, error]).toEqual(['failed', 'What it answers was deleted before the mail left.']);
    expect(mailIn(email, 'Your journey')).toEqual([]);
    await ask('mutation ($id: ID!) { reply: sendReplyAgain(id: $id) { state } }', { id: replyId });
    await until(async () => (await stateOf(subject)).state === 'sent');
    expect(mailIn(email, 'Your journey')).toHaveLength(1);
  });

  it('is nowhere in clear, not even in the queue, and goes with what it answers', async () => {
    const { id, subject } = await register();
    await api.jobs.stop();
    const attachmentIds = [await upload(Buffer.from('Secret of the lodge'), 'lodge.txt')];
    await sendReply(subject, { subject: 'Zanzibar plans', text: 'The Zanzibar ferry', attachmentIds });
    const rows = await api.db.query(
      `SELECT (SELECT json_agg(r)::text FROM replies r) || (SELECT json_agg(a)::text FROM attachments a)
         || (SELECT json_agg(j.data)::text FROM pgboss.job j) || (SELECT json_agg(v)::text FROM activities v) AS all`,
    );
    expect(rows[0].all).not.toMatch(/Zanzibar|lodge/);
    const [{ size }] = await api.db.query(
      `SELECT length(data::text) AS size FROM pgboss.job WHERE name = 'mail' AND data->>'template' = 'reply'
       ORDER BY created_on DESC LIMIT 1`,
    );
    expect(size).toBeLessThan(1_000);
    const count = async () =>
      (
        await api.db.query(
          `SELECT count(*)::integer AS count FROM replies LEFT JOIN attachments ON reply_id = replies.id
           WHERE registration_id = $1`,
          [id],
        )
      )[0].count;
    expect(await count()).toBe(1);
    await ask('mutation ($id: ID!) { deleteRegistration(id: $id) }', { id });
    await api.db.query(`UPDATE registrations SET deleted_at = now() - interval '11 minutes' WHERE id = $1`, [
      id,
    ]);
    await api.services.inboxTrash.purgeOld();
    expect(await count()).toBe(0);
    // What was still to be sent is not sent any more.
    await api.jobs.start();
    await until(async () => (await waitingMails()) === 0);
    expect(left.map((mail) => mail.subject)).not.toContain('Zanzibar plans');
  });

  it('goes when its registration loses the person', async () => {
    const { id, subject } = await register();
    await sendReply(subject, words);
    await api.db.query(`UPDATE registrations SET start_date = '2020-01-01' WHERE id = $1`, [id]);
    await api.services.registrationRetention.anonymiseOld();
    expect(await api.db.query('SELECT FROM replies WHERE registration_id = $1', [id])).toEqual([]);
    const [{ message, extensions }] = (await sendReply(subject, words)).errors;
    expect([extensions.code, message]).toEqual([
      'CONFLICT',
      'This registration is anonymised: there is no address to write to any more.',
    ]);
  });
});

const waitingReplies = async () =>
  (
    await api.db.query(
      `SELECT FROM pgboss.job WHERE name = 'mail' AND data->>'template' = 'reply' AND state < 'completed'`,
    )
  ).length;
const waitingMails = async () =>
  (await api.db.query(`SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`)).length;

describe('A template', () => {
  const template = {
    name: 'Hello',
    kind: 'registration',
    subject: 'For {firstName}',
    text: 'On {startDate} with {name}.',
  };
  const save = (templates: object[]) =>
    ask('mutation ($input: RepliesSettingsInput!) { updateRepliesSettings(input: $input) { version } }', {
      input: { templates },
    });

  it('is offered for what it answers, filled in with what is known of the person and nothing of their health', async () => {
    const then = { thenStatus: 'confirmed', thenTake: true };
    await save([
      { ...template, ...then },
      { ...template, name: 'Bye' },
      { ...template, name: 'Hi', kind: 'message', text: 'Thank you' },
    ]);
    const { email, id, subject } = await register({ startDate: registration.startDate });
    const { data } = await ask(
      `query ($subject: SubjectInput!) { options: replyOptions(subject: $subject) {
        to templates { name subject text thenStatus thenTake } variables { name value } } }`,
      { subject },
    );
    expect(data.options.to).toBe(email);
    const text = expect.stringMatching(/^On \d+ \w+ 20\d\d with [^{]+\.$/);
    expect(data.options.templates).toEqual([
      { name: 'Hello', subject: 'For Grace', text, ...then },
      { name: 'Bye', subject: 'For Grace', text, thenStatus: null, thenTake: false },
    ]);
    const names = data.options.variables.map(({ name }: { name: string }) => name);
    expect(names).toEqual([
      'firstName',
      'lastName',
      'number',
      'program',
      'startDate',
      'name',
      'answers',
      'phone',
      'email',
      'city',
    ]);
    expect(JSON.stringify(data)).not.toContain('Peanuts');
    expect(data.options.variables).toContainEqual({ name: 'number', value: String(id) });
  });

  it('for the beginning of a chat is filled in, too; without one it says who writes and about what', async () => {
    const { id } = await register({ startDate: registration.startDate });
    const greeting = async () =>
      (await ask('query ($id: ID!) { registration(id: $id) { chatGreeting } }', { id })).data.registration
        .chatGreeting;
    expect(await greeting()).toMatch(
      /^Hello Grace, this is .+\. You registered for Gorilla Trek in Bwindi from \d+ \w+ 20\d\d\.$/,
    );
    const set = (chatGreeting: string) =>
      ask('mutation ($input: RepliesSettingsInput!) { updateRepliesSettings(input: $input) { version } }', {
        input: { chatGreeting },
      });
    expect((await set('Webale {name}, {allergies}')).errors[0].extensions.details).toEqual([
      {
        message: expect.stringMatching(/^First words of a chat has an unknown variable \{allergies\}: /),
        path: ['chatGreeting'],
      },
    ]);
    expect((await set('Oli otya {firstName}? About {program}.')).errors).toBeUndefined();
    expect(await greeting()).toBe('Oli otya Grace? About Gorilla Trek in Bwindi.');
  });

  it('is refused with the name of a variable that what it answers does not have', async () => {
    const messages = async (templates: object[]) =>
      (await save(templates)).errors[0].extensions.details.map(({ message }: { message: string }) => message);
    expect(await messages([{ ...template, kind: 'message' }])).toEqual([
      'Text of the template “Hello” has an unknown variable {startDate}: a reply to a message can hold {firstName}, {lastName}, {number}, {name}, {answers}, {phone}, {email}, {city}.',
    ]);
    expect(await messages([{ ...template, subject: '{medicalConditions}' }])).toEqual([
      expect.stringContaining('unknown variable {medicalConditions}'),
    ]);
    expect(await messages([{ ...template, thenStatus: 'answered' }])).toEqual([
      'The template “Hello” answers a registration, which has no such status: please choose another one.',
    ]);
    expect(await messages([template, template])).toEqual(['Templates can hold Hello once only.']);
  });
});
