// Nobody can have the product write to strangers: not with words of their own, and not often.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { plainLook } from '../../../test/mail-look.ts';
import { mails } from '../../../test/mails.ts';
import type { FilledMail } from './outgoing-mail.ts';
import { recipientLimits } from './recipient-limits.ts';
import { renderText } from './render-text.ts';
import { fillTemplate } from './templates.ts';

/** Two processes of one deployment. */
let api: Api;
let other: Api;
beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, undefined, api.db);
});
beforeEach(() => truncate(api.db));

const grace = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-17',
  startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  consent: true,
};

async function register(to: Api, more: object = {}) {
  const [program] = await api.db.query(
    `INSERT INTO programs (name, category, description, image_url, duration, schedule, price, is_active)
     VALUES ('Gorilla Trek in Bwindi', 'activity', 'Up the hill.', '/media/a.jpg', '1 day', 'Daily', 1, true) RETURNING id`,
  );
  return to.rest('POST', '/registrations', { body: { ...grace, programId: program.id, ...more } });
}
const mailsTo = async (address: string) => (await api.mails()).filter(({ to }) => to === address);
const letTimePass = (hours: number) =>
  api.db.query('UPDATE mail_counts SET since = since - make_interval(hours => $1)', [hours]);

describe('One address', () => {
  test('gets so many receipts of registrations in a day, whichever process takes them', async () => {
    const { most, hours } = recipientLimits['registration-received'] ?? { most: 0, hours: 0 };
    const statuses: number[] = [];
    for (let i = 0; i < most + 3; i += 1) statuses.push((await register(i % 2 ? api : other)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await mailsTo('grace@example.org')).toHaveLength(most);
    expect(await mailsTo('office@agency.example')).toHaveLength(most + 3);
    await letTimePass(hours);
    await register(api);
    expect(await mailsTo('grace@example.org')).toHaveLength(most + 1);
  });

  test('that has had its most keeps nobody waiting who writes to it as well', async () => {
    await register(api);
    await api.db.query('UPDATE mail_counts SET count = 1000');
    const other = api.db.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT FROM mail_counts FOR UPDATE');
    expect((await register(api)).status).toBe(201);
    await other.rollbackTransaction();
    await other.release();
  });

  test('is the same with other letters and with a plus', async () => {
    const { most } = recipientLimits['registration-received'] ?? { most: 0 };
    for (let i = 0; i < most; i += 1) await register(api, { email: `Grace+${i}@Example.org` });
    const before = (await api.mails()).length;
    await register(api, { email: 'GRACE@example.org' });
    expect((await api.mails()).slice(before).map(({ template }) => template)).toEqual([
      'registration-office',
    ]);
  });

  test('is asked three times in a day about the newsletter, and the last link stays good', async () => {
    const subscribe = () => api.rest('POST', '/newsletter/subscribe', { body: { email: grace.email } });
    for (let i = 0; i < 5; i += 1) {
      expect((await subscribe()).body).toEqual({ data: true });
      await api.db.query(`UPDATE subscribers SET mailed_at = mailed_at - interval '11 minutes'`);
    }
    const links = (await mailsTo(grace.email)).map(({ data }) => (data as { confirmUrl: string }).confirmUrl);
    expect(links).toHaveLength(3);
    const token = new URL(links[2] ?? '').searchParams.get('token');
    const { body } = await api.graphql('mutation ($t: String!) { confirmNewsletter(token: $t) }', {
      t: token,
    });
    expect(body).toEqual({ data: { confirmNewsletter: true } });

    for (let i = 0; i < 5; i += 1) {
      const answer = await api.rest('POST', '/newsletter/unsubscribe', { body: { email: grace.email } });
      expect([answer.status, answer.body]).toEqual([200, { data: true }]);
      await api.db.query(`UPDATE subscribers SET mailed_at = mailed_at - interval '11 minutes'`);
    }
    const left = await mailsTo(grace.email);
    expect(left.filter(({ template }) => template === 'newsletter-unsubscribe')).toHaveLength(3);
  });
});

test.each(['registration-office', 'contact-office', 'donation-receipt', 'password-reset'] as const)(
  '%s has a limit for each recipient, and those who come at once count one after the other',
  async (template) => {
    const mail = mails.find((one) => one.template === template);
    const { most } = recipientLimits[template] ?? { most: 0 };
    if (!mail) throw new Error('no such mail');
    const enqueue = ({ services, db }: Api) =>
      db.transaction((manager) => services.mail.enqueue(manager, mail, []));
    for (let i = 0; i < most - 2; i += 1) await enqueue(api);
    const together = await Promise.all([api, other, api, other].map(enqueue));
    expect(together.filter(Boolean)).toHaveLength(2);
    expect(await api.mails()).toHaveLength(most);
  },
);

describe('A mail to whoever a visitor names', () => {
  const words = 'Buy at evil';
  test('repeats nothing that was typed', async () => {
    await register(api, { firstName: words, lastName: words });
    const [mail] = await mailsTo('grace@example.org');
    if (!mail) throw new Error('no mail');
    expect(JSON.stringify(mail)).not.toContain(words);
    expect(
      renderText(fillTemplate(mail as FilledMail, 'https://www.example.org', plainLook), plainLook),
    ).toMatch(/^Dear guest,$/m);
  });
});

describe('A name', () => {
  const sentence = (label: string) =>
    `${label} must not contain a web or e-mail address. After a dot, please leave a space.`;

  test.each([
    'https://evil.example/win',
    'Win at evil.example now',
    'bit.ly/x',
    't.co/x',
    'evil．example',
    'WWW.EVIL.EXAMPLE',
    'ask spam@evil.example',
    'spam@evil',
  ])('with an address is refused beside its field: %s', async (name) => {
    const { status, body } = await register(api, { firstName: name, lastName: name });
    expect([status, body.error.details]).toEqual([
      400,
      [
        { message: sentence('First name'), path: ['firstName'] },
        { message: sentence('Last name'), path: ['lastName'] },
      ],
    ]);
    const contact = { name, email: grace.email, subject: 'Hello', message: 'Hello' };
    expect((await api.rest('POST', '/contact', { body: contact })).body.error.details).toEqual([
      { message: sentence('Name'), path: ['name'] },
    ]);
    const gift = { name, email: grace.email, currency: 'USD', amount: 10 };
    expect((await api.rest('POST', '/donations', { body: gift })).body.error.details).toEqual([
      { message: sentence('Name'), path: ['name'] },
    ]);
    expect(await api.mails()).toEqual([]);
  });

  test.each([
    'J.R.R. Tolkien',
    'A.Okello',
    'Dr. Amina Nakato-O’Neill',
    'Grace c/o Brian',
    'Ⅲ Ñandú',
    'Ms. X',
  ])('is taken as people write it: %s', async (name) => {
    expect((await register(api, { firstName: name })).status).toBe(201);
  });
});
