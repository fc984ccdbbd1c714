import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { recordedMail, tokenIn } from '../../../../test/recorded-mail.ts';
import { gorillaTrek } from '../../../../test/samples.ts';
import { MailError } from '../../../platform/mail-transport.ts';

const fields =
  'id version status problem path scheduledAt counts { total pending sent failed unclear skipped }';
const mail = recordedMail();
const take = mail.send;
let api: Api;
let second: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({}, mail);
  second = await startApi({}, mail, api.db);
});
beforeEach(async () => {
  await truncate(api.db);
  mail.taken.length = 0;
  mail.send = take;
  token = await api.tokenOf('amina@example.org');
});

const ask = async (query: string, variables: object = {}, as: string | undefined = token) =>
  (await api.graphql(query, variables, { token: as })).body;
const text = { kind: 'text', text: '<h2>News</h2><p>The <a href="/news/1">shoebills</a> are back.</p>' };
const issue = (more: object = {}) => ({
  subject: 'News from the road',
  blocks: [text],
  perMinute: 600,
  ...more,
});

async function created(more: object = {}) {
  const mutation = `mutation ($input: NewsletterIssueInput!) { made: createNewsletterIssue(input: $input) { ${fields} } }`;
  return (await ask(mutation, { input: issue(more) })).data.made;
}
const act = async (name: string, id: number, more = '') =>
  ask(`mutation ($id: ID!) { done: ${name}(id: $id${more}) { ${fields} } }`, { id });
const now = async (id: number) =>
  (await ask(`query ($id: ID!) { newsletterIssue(id: $id) { ${fields} } }`, { id })).data.newsletterIssue;
const subscribers = (count: number) =>
  api.db.query(
    `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
     SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, $1) AS n`,
    [count],
  );
const send = () => api.services.newsletterSender.run();

test('an issue goes to everybody who confirmed, once, by two instances at the same time', async () => {
  await subscribers(12);
  await api.db.query(`UPDATE subscribers SET status = 'pending' WHERE id = 12`);
  const { id } = await created();
  expect((await ask('{ newsletterAudience }')).data.newsletterAudience).toBe(11);
  expect((await act('sendNewsletterIssue', id)).data.done).toMatchObject({
    status: 'sending',
    counts: { total: 11, pending: 11 },
  });
  await Promise.all([send(), second.services.newsletterSender.run()]);
  expect(new Set(mail.taken.map(({ to }) => to)).size).toBe(11);
  expect(mail.taken).toHaveLength(11);
  expect(await now(id)).toMatchObject({ status: 'sent', counts: { total: 11, sent: 11, pending: 0 } });
  expect((await act('sendNewsletterIssue', id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('its mail shows what it names, can be read as text, and ends the newsletter by one press', async () => {
  await subscribers(1);
  const program = (await api.rest('POST', '/programs', { token, body: gorillaTrek })).body.data;
  const { id } = await created({
    preheader: 'They nest',
    blocks: [text, { kind: 'program', recordId: program.id }],
  });
  await act('sendNewsletterIssue', id);
  await send();
  const [sent] = mail.taken;
  const link = `http://localhost:4000/programs/${program.id}`;
  for (const words of [
    'shoebills (http://localhost:4000/news/1) are back',
    gorillaTrek.name,
    'UGX 5,850,000',
    link,
  ])
    expect(sent?.text).toContain(words);
  expect(sent?.text).toContain(`View in your browser: http://localhost:4000/newsletter/archive/${id}`);
  expect(sent?.html).toContain(`href="${link}"`);
  expect(sent?.html).toContain('prefers-color-scheme:dark');
  expect(sent?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const press = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  const left = await api.call('POST', `/newsletter/unsubscribe?token=${tokenIn(sent, 'token')}`, press);
  expect(left.status).toBe(200);
  const [row] = await api.db.query('SELECT status FROM subscribers');
  expect(row.status).toBe('unsubscribed');
  // The archive shows what was sent, to everybody, whatever becomes of the program.
  await api.rest('DELETE', `/programs/${program.id}`, { token });
  const archived = await ask(
    'query ($id: ID!) { newsletterArchive { id } archivedNewsletter(id: $id) { subject path parts { html title price } } }',
    { id },
    '',
  );
  expect(archived.data.newsletterArchive).toEqual([{ id }]);
  expect(archived.data.archivedNewsletter).toMatchObject({
    path: `/newsletter/archive/${id}`,
    parts: [{ title: null }, { title: gorillaTrek.name, price: 'UGX 5,850,000' }],
  });
});

test('who unsubscribes while it is sent gets none; a pause ends it at once, and it goes on where it was', async () => {
  await subscribers(6);
  const { id } = await created();
  await act('sendNewsletterIssue', id);
  mail.send = async (one) => {
    await take(one);
    if (mail.taken.length === 1) await act('pauseNewsletterIssue', id);
  };
  await send();
  const before = mail.taken.length;
  expect(before).toBeLessThanOrEqual(2);
  expect(await now(id)).toMatchObject({ status: 'paused', counts: { sent: before, pending: 6 - before } });
  await api.db.query(`UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = now() WHERE id = 6`);
  await act('resumeNewsletterIssue', id);
  await send();
  expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 5, skipped: 1, pending: 0 } });
  expect(mail.taken.map(({ to }) => to)).not.toContain('reader6@example.org');
});

test('what is stopped stays away from those who wait', async () => {
  await subscribers(3);
  const { id } = await created();
  await act('sendNewsletterIssue', id);
  expect((await act('stopNewsletterIssue', id)).data.done).toMatchObject({
    status: 'stopped',
    counts: { skipped: 3 },
  });
  await send();
  expect(mail.taken).toEqual([]);
  expect((await act('resumeNewsletterIssue', id)).errors[0].message).toBe('This newsletter is not paused.');
});

test('a refused recipient has failed, and one who could not be reached now is tried later', async () => {
  await subscribers(3);
  const { id } = await created();
  await act('sendNewsletterIssue', id);
  mail.send = async (one) => {
    if (one.to.startsWith('reader1@')) throw new MailError('RCPT TO 550', true);
    if (one.to.startsWith('reader2@')) throw new MailError('RCPT TO 451', false);
    await take(one);
  };
  await send();
  expect(await now(id)).toMatchObject({ status: 'sending', counts: { sent: 1, failed: 1, pending: 1 } });
  const [{ seconds }] = await api.db.query(
    `SELECT round(extract(epoch FROM next_at - updated_at))::int AS seconds FROM newsletter_sends WHERE state = 'pending'`,
  );
  expect(seconds).toBe(30);
  mail.send = take;
  await send();
  expect(mail.taken).toHaveLength(1);
  await api.db.query('UPDATE newsletter_sends SET next_at = now()');
  await send();
  expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 2, failed: 1 } });
});

test('what a killed server was sending is unclear until staff send it again or leave it', async () => {
  await subscribers(4);
  const { id } = await created();
  await act('sendNewsletterIssue', id);
  await api.db.query(`UPDATE newsletter_sends SET state = 'sending' WHERE id <= 2`);
  await send();
  expect(mail.taken).toHaveLength(2);
  expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 2, unclear: 2 } });
  const sends = `query ($id: ID!) { newsletterSends(issueId: $id, state: unclear) { id email reason } }`;
  const unclear = (await ask(sends, { id })).data.newsletterSends;
  expect(unclear[0]).toMatchObject({
    email: 'reader1@example.org',
    reason: 'the server ended while it was being sent',
  });
  const resend = `mutation ($id: ID!, $ids: [ID!]) { done: resendNewsletter(issueId: $id, state: unclear, sendIds: $ids) { ${fields} } }`;
  expect((await ask(resend, { id, ids: [unclear[0].id] })).data.done).toMatchObject({
    status: 'sending',
    counts: { unclear: 1, pending: 1 },
  });
  await send();
  expect(mail.taken.at(-1)?.to).toBe('reader1@example.org');
  const leave = `mutation ($id: ID!) { done: leaveNewsletter(issueId: $id) { ${fields} } }`;
  expect((await ask(leave, { id })).data.done).toMatchObject({
    status: 'sent',
    counts: { sent: 4, unclear: 0 },
  });
});

test('at its time a scheduled issue is sent; one that shows nothing any more becomes a draft that says so', async () => {
  await subscribers(1);
  const schedule =
    'mutation ($id: ID!, $at: DateTime) { done: scheduleNewsletterIssue(id: $id, at: $at) { status scheduledAt } }';
  const post = (
    await api.rest('POST', '/posts', {
      token,
      body: { title: 'Roads', content: '<p>Good.</p>', category: 'news' },
    })
  ).body.data;
  const good = await created();
  const bad = await created({ blocks: [{ kind: 'post', recordId: post.id }] });
  const past = await ask(schedule, { id: good.id, at: '2020-01-01T00:00:00.000Z' });
  expect(past.errors[0].message).toBe('Please choose a moment in the future.');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  for (const { id } of [good, bad])
    expect((await ask(schedule, { id, at })).data.done).toEqual({ status: 'scheduled', scheduledAt: at });
  await send();
  expect(mail.taken).toEqual([]);
  await api.rest('DELETE', `/posts/${post.id}`, { token });
  await api.db.query(`UPDATE newsletter_issues SET scheduled_at = now() - interval '1 minute'`);
  await send();
  expect(mail.taken).toHaveLength(1);
  expect((await now(good.id)).status).toBe('sent');
  expect(await now(bad.id)).toMatchObject({
    status: 'draft',
    problem:
      'It was not sent as scheduled. Part 1 names a post that is not on the website: please choose another one or remove it.',
  });
});

test('what nobody would get is not sent: the draft stays and a sentence says why', async () => {
  const nobody = 'Nobody has confirmed a subscription yet. Send it when there is a subscriber.';
  const { id } = await created();
  expect((await act('sendNewsletterIssue', id)).errors[0]).toMatchObject({
    message: nobody,
    extensions: { code: 'CONFLICT' },
  });
  expect(await now(id)).toMatchObject({ status: 'draft', counts: { total: 0 } });
  await api.db.query(`UPDATE newsletter_issues SET status = 'scheduled', scheduled_at = now()`);
  await send();
  const problem = `It was not sent as scheduled. ${nobody}`;
  expect(await now(id)).toMatchObject({ status: 'draft', scheduledAt: null, problem });
});

test('a text that shows nothing goes to nobody, whatever HTML it is made of; a picture is something', async () => {
  await subscribers(1);
  const part = async (html: string) => {
    const { id } = await created({ blocks: [text, { kind: 'text', text: html }] });
    return act('sendNewsletterIssue', id);
  };
  for (const html of [
    '<p> </p>',
    '<p><br></p>',
    '&nbsp;',
    '<p>\u200b&#8203;\u2060&shy;&zwnj;\u2800</p>',
    '<ul><li></li><li><p> </p></li></ul>',
    '<p><a href="https://example.org"> </a></p><hr>',
    '<p><img src="file:///C:/map.png" alt="A map"></p>',
  ])
    expect([html, (await part(html)).errors?.[0].message]).toEqual([
      html,
      'Part 2 has no text: please write it or remove it.',
    ]);
  await send();
  expect(mail.taken).toEqual([]);
  expect((await part('<p><img src="/media/map.jpg" alt=""></p>')).errors).toBeUndefined();
});

test('two who write: the second save is refused; what is sent cannot be changed or deleted', async () => {
  await subscribers(1);
  const { id, version } = await created();
  const update = `mutation ($id: ID!, $input: NewsletterIssueInput!, $version: Int) { done: updateNewsletterIssue(id: $id, input: $input, version: $version) { ${fields} } }`;
  const input = issue({
    blocks: [{ kind: 'text', text: '<p onclick="x()">Hi<script>x()</script></p>' }, { kind: 'post' }],
  });
  expect((await ask(update, { id, input, version })).data.done.version).toBe(version + 1);
  expect((await ask(update, { id, input, version })).errors[0].extensions.code).toBe('CONFLICT');
  expect((await ask(update, { id, input: issue({ subject: ' ' }), version })).errors[0].message).toBe(
    'Subject is required.',
  );
  expect((await act('sendNewsletterIssue', id)).errors[0].message).toBe(
    'Part 2 names no post: please choose one or remove it.',
  );
  const blocks = (await ask('query ($id: ID!) { newsletterIssue(id: $id) { blocks { text } } }', { id }))
    .data;
  expect(blocks.newsletterIssue.blocks[0].text).toBe('<p>Hi</p>');
  await ask(update, { id, input: issue(), version: version + 1 });
  await act('sendNewsletterIssue', id);
  expect((await ask(update, { id, input, version: null })).errors[0].extensions.code).toBe('CONFLICT');
  const remove = 'mutation ($id: ID!) { deleteNewsletterIssue(id: $id) }';
  expect((await ask(remove, { id })).errors[0].extensions.code).toBe('CONFLICT');
  const draft = await created();
  expect((await ask(remove, { id: draft.id })).data.deleteNewsletterIssue).toBe(draft.id);
  expect(await now(draft.id)).toBeNull();
  expect((await act('restoreNewsletterIssue', draft.id)).data.done.id).toBe(draft.id);
});

test('it can be seen before, and a test mail goes to one address through the queue', async () => {
  const preview =
    'query ($input: NewsletterIssueInput!) { newsletterPreview(input: $input) { html text problems } }';
  const { newsletterPreview } = (
    await ask(preview, { input: issue({ blocks: [text, { kind: 'program' }] }) })
  ).data;
  expect(newsletterPreview.html).toContain('are back');
  expect(newsletterPreview.problems).toEqual(['Part 2 names no program: please choose one or remove it.']);
  const test =
    'mutation ($input: NewsletterIssueInput!) { testNewsletter(input: $input, to: "amina@example.org") }';
  expect((await ask(test, { input: issue() })).data.testNewsletter).toBe(true);
  const { errors } = await ask(test.replace('amina@example.org', 'amina'), { input: issue() });
  expect(errors?.[0]).toMatchObject({
    message: 'Email is not valid.',
    extensions: { details: [{ path: ['to'] }] },
  });
  expect(await api.mails()).toMatchObject([
    { to: 'amina@example.org', data: { subject: 'Test: News from the road' } },
  ]);
});
