// A kill -9 of the product while its mails are on their way to a real SMTP server.
import { createSealedText } from '../../src/platform/sealing/sealed-text.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

/** Milliseconds on a busy machine; half of the time after which a job without a sign of life would be tried again anyway. */
const longest = 60_000;
let mailServer: MailServer;
let product: KillableProduct;

beforeAll(async () => {
  mailServer = await startMailServer();
  product = await killableProduct('mail_killed', { SMTP_URL: mailServer.url, SMTP_STARTTLS: 'optional' });
}, longest);
afterAll(async () => {
  await product.remove();
  await mailServer.stop();
});

async function write(subject: string): Promise<void> {
  const message = { name: 'Grace', email: 'grace@example.org', subject, message: 'A question.' };
  const answer = await product.post('/contact', message);
  expect(answer.status).toBe(201);
}

const ids = () => mailServer.taken.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
const open = async () =>
  (await product.client.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`))
    .rowCount;

test('all mails arrive soon, and only the one that was under way may come twice', async () => {
  await product.start();
  // The first is held back until all wait behind it; then the yes to the fifth never comes.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  mailServer.beforeYes = () => (mailServer.taken.length === 1 ? held : answerUntilFifth());
  const answerUntilFifth = () =>
    mailServer.taken.length < 5 ? Promise.resolve() : new Promise<void>(() => undefined);
  for (let i = 0; i < 9; i += 1) await write(`Question ${i}`);
  await until(() => mailServer.taken.length > 0, longest);
  release();
  await until(() => mailServer.taken.length >= 5, longest);
  await product.kill();

  mailServer.beforeYes = () => Promise.resolve();
  await product.start();
  await until(async () => new Set(ids()).size === 9 && (await open()) === 0, longest);
  expect(ids().length - 9).toBeLessThanOrEqual(1);
}, 240_000);

test('a reply whose product dies in its very last try is unclear', async () => {
  await until(async () => (await open()) === 0, longest);
  await product.kill();
  const sealed = createSealedText([{ id: 'k1', key: Buffer.alloc(32) }]);
  const seal = (value: object, about: string) => sealed.seal(JSON.stringify(value), about);
  const to = 'grace@example.org';
  const { rows } = await product.client.query(
    'INSERT INTO replies (message_id, sealed) SELECT max(id), $1 FROM contact_submissions RETURNING id',
    [seal({ to, subject: 'The last try', text: 'Hello' }, 'replies')],
  );
  const { id: replyId } = rows[0];
  const data = { template: 'reply', sealed: seal({ to, data: { replyId, attempt: 1 } }, 'mail') };
  // As if every try before had failed.
  await product.client.query(
    `UPDATE pgboss.job SET state = 'created', data = $1, retry_count = retry_limit, started_on = NULL, completed_on = NULL,
       start_after = now() WHERE id = (SELECT id FROM pgboss.job WHERE name = 'mail' AND state = 'completed' LIMIT 1)`,
    [data],
  );
  mailServer.beforeYes = () => new Promise(() => undefined);
  await product.start();
  await until(() => mailServer.taken.some(({ raw }) => raw.includes('Subject: The last try')), longest);
  await product.kill();
  const { rows: replies } = await product.client.query('SELECT state FROM replies WHERE id = $1', [replyId]);
  expect(replies).toEqual([{ state: 'unclear' }]);
}, 240_000);
