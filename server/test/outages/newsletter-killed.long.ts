// An issue to 5,000 subscribers while the product is killed three times, counted at a real SMTP server.
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

const recipients = 5_000;
const kills = 3;
/** Milliseconds: 5,000 mails at 600 a minute take more than eight minutes, and each start some seconds. */
const longest = 1_800_000;

let mailServer: MailServer;
let product: KillableProduct;
beforeAll(async () => {
  mailServer = await startMailServer();
  product = await killableProduct('newsletter_killed', {
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
  });
}, 120_000);
afterAll(async () => {
  await product.remove();
  await mailServer.stop();
});

const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await product.client.query(
    'SELECT state, count(*)::integer AS count FROM newsletter_sends GROUP BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test(
  'nobody gets it twice, at most two a kill are unclear, and all are accounted for',
  async () => {
    await product.client.query(
      `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
     SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, $1::integer) AS n`,
      [recipients],
    );
    const { rows } = await product.client.query(
      `INSERT INTO newsletter_issues (subject, blocks, per_minute, status, scheduled_at)
     VALUES ('News', $1, 600, 'scheduled', now()) RETURNING id`,
      [JSON.stringify([{ kind: 'text', text: '<p>News.</p>', recordId: null }])],
    );
    let killed = 0;
    await product.start();
    for (const mark of [700, 2_000, 3_600]) {
      await until(() => mailServer.taken.length >= mark, longest);
      // In the moment in which a text is there and the yes to it is not said.
      mailServer.beforeYes = () => new Promise(() => undefined);
      const held = mailServer.taken.length;
      await until(() => mailServer.taken.length > held, longest);
      await product.kill();
      killed += 1;
      mailServer.beforeYes = () => Promise.resolve();
      await product.start();
    }
    await until(async () => {
      const { pending = 0, sending = 0 } = await counts();
      return pending + sending === 0;
    }, longest);
    const { sent = 0, failed = 0, unclear = 0 } = await counts();
    expect(killed).toBe(kills);
    expect(sent + failed + unclear).toBe(recipients);
    expect(unclear).toBeLessThanOrEqual(2 * kills);
    const addresses = mailServer.taken.flatMap(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(sent);
    expect(addresses.length).toBeLessThanOrEqual(sent + unclear);
    await until(async () => {
      const issue = await product.client.query('SELECT status FROM newsletter_issues WHERE id = $1', [
        rows[0].id,
      ]);
      return issue.rows[0].status === 'sent';
    }, longest);
  },
  longest,
);
