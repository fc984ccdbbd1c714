import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { testDatabase, truncate, urlOfTest } from '../../../test/database.ts';
import { type MailServer, startMailServer } from '../../../test/fakes/mail-server.ts';
import { plainLook } from '../../../test/mail-look.ts';
import { mails } from '../../../test/mails.ts';
import { until } from '../../../test/until.ts';
import { neverQuiet } from '../../platform/deployment/quiet.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/log.ts';
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
  type SmtpOptions,
} from '../../platform/mail-transport.ts';
import { createSealedText } from '../../platform/sealing/sealed-text.ts';
import { MediaUsesService } from '../media/library/media-uses.service.ts';
import { MailService, type Replies } from './mail.service.ts';
import type { FilledMail } from './outgoing-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { fillTemplate } from './templates.ts';

const publicUrl = 'https://www.example.org';
const sealed = createSealedText([{ id: 'test', key: Buffer.alloc(32, 1) }]);
const settings = { mailLook: async () => plainLook };
/** None of these tests sends one: see replies.test.ts. */
const replies: Replies = {
  find: async () => null,
  unclear: async () => undefined,
  sent: async () => undefined,
  failed: async () => undefined,
};
const from = 'Lubugo Journeys <office@lubugo.example>';

let db: DataSource;
let server: MailServer;
beforeAll(async () => {
  db = await testDatabase();
  server = await startMailServer();
});
beforeEach(async () => {
  await truncate(db);
  server.taken.length = 0;
  server.refuse = null;
});
afterAll(() => server.stop());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** To the mail server of these tests, which has no certificate. */
const smtp = (options: Partial<SmtpOptions> = {}) =>
  createSmtpTransport({ url: server.url, from, encrypted: false, ...options });

/** A post office that tries again every second, at most `retries` times. */
async function postOffice(transport: MailTransport, retries = 1_000, log: string[] = []) {
  const write = (line: string) => void log.push(line);
  const jobs = new Jobs({ url: urlOfTest(), log: createLogger({ level: 'warn', human: false, write }) });
  const retryPolicy = { retries, retryDelay: 1, maxDelay: 1, every: 0.5 };
  const mail = new MailService({
    jobs,
    quiet: neverQuiet,
    mailTransport: transport,
    publicUrl,
    sealed,
    mediaUses: new MediaUsesService(db, []),
    retryPolicy,
    replyOutbox: replies,
    settings,
  });
  await jobs.start();
  stops.push(() => jobs.stop());
  return mail;
}

const jobs = async (where: string) =>
  (await db.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail' AND ${where}`)).length;
/** How many mails were tried and did not go, and how many are not done with. */
const failedOnce = () => jobs(`(state = 'retry' OR retry_count > 0)`);
const waiting = () => jobs(`state < 'completed'`);

const outgoing = {
  to: 'amina@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  id: 'one',
  about: [],
  isWithdrawn: async () => false,
};

const mailTo = (guest: string): FilledMail => ({
  to: `${guest.toLowerCase()}@example.org`,
  template: 'registration-received',
  data: { program: 'Gorilla Trek in Bwindi', startDate: '2027-01-15' },
});

describe('A mail', () => {
  it('reaches the mail server as text and HTML, in the name of the agency', async () => {
    const mail = await postOffice(smtp());
    await mail.enqueue(db.manager, mailTo('Amina'), []);
    await until(() => server.taken.length === 1);
    const [{ to, raw } = { to: [], raw: '' }] = server.taken;
    expect(to).toEqual(['amina@example.org']);
    expect(raw).toContain('From: Lubugo Journeys <office@lubugo.example>');
    expect(raw).toContain('Subject: We have your registration for Gorilla Trek in Bwindi');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/Message-ID: <[\w-]{36}@lubugo\.example>/);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('is not told to a server that has no encryption, unless the settings say so', async () => {
    const open = smtp({ encrypted: true });
    await expect(open.send(outgoing)).rejects.toThrow(/^The mail was not taken \(ETLS/);
    expect(server.taken).toEqual([]);
    await smtp().send(outgoing);
    expect(server.taken).toHaveLength(1);
  });

  it('is promised at once while the mail server is away, and reaches it exactly once when it is back', async () => {
    const mail = await postOffice(smtp());
    await server.stop();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db.transaction((manager) => mail.enqueue(manager, mailTo(`Guest${i}`), [])),
      ),
    );
    await until(async () => (await failedOnce()) === 20);
    expect(server.taken).toEqual([]);
    await server.start();
    await until(async () => (await waiting()) === 0);
    const guests = server.taken.map(({ raw }) => /^To: (guest\d+)@/m.exec(raw)?.[1]);
    expect(guests.sort()).toEqual(Array.from({ length: 20 }, (_, i) => `guest${i}`).sort());
    expect(await mail.failures()).toEqual([]);
  });

  it('that waits cannot be read in the database', async () => {
    const mail = await postOffice(smtp({ url: 'smtp://127.0.0.1:1' }));
    for (const one of mails) await mail.enqueue(db.manager, one, []);
    const rows = JSON.stringify(await db.query('SELECT data, output FROM pgboss.job'));
    for (const secret of ['Nakato', 'amina', 'token=', 'Kibale']) expect(rows).not.toContain(secret);
  });

  it('that waits survives the end of the product', async () => {
    await server.stop();
    const before = await postOffice(smtp());
    await before.enqueue(db.manager, mailTo('Amina'), []);
    await until(async () => (await failedOnce()) === 1);
    await stops.pop()?.();
    await server.start();
    await postOffice(smtp());
    await until(() => server.taken.length === 1);
  });

  it('to an address that does not exist is given up at once, seen by owners, and logged without the address', async () => {
    const log: string[] = [];
    const mail = await postOffice(smtp(), 1_000, log);
    server.refuse = Object.assign(new Error('No such user: amina@example.org'), { responseCode: 550 });
    await mail.enqueue(db.manager, mailTo('Amina'), []);
    await until(async () => (await mail.failures()).length > 0);
    expect(await mail.failures()).toMatchObject([
      {
        to: 'amina@example.org',
        template: 'registration-received',
        attempts: 1,
        error: expect.stringContaining('550'),
      },
    ]);
    expect(log.join()).toContain('A job was given up.');
    expect(log.join()).not.toContain('amina');
    server.refuse = null;
    expect(await mail.retryFailures()).toBe(1);
    await until(() => server.taken.length === 1);
  });

  it('to a mailbox that is busy is tried again', async () => {
    const mail = await postOffice(smtp());
    server.refuse = Object.assign(new Error('Try later'), { responseCode: 450 });
    await mail.enqueue(db.manager, mailTo('Amina'), []);
    await until(async () => (await failedOnce()) === 1);
    server.refuse = null;
    await until(() => server.taken.length === 1);
  });

  it('waits for a server that is away for most of a day', () => {
    const jobs = new Jobs({ url: urlOfTest(), log: createLogger({ level: 'silent', human: false }) });
    let retryPolicy = { retries: 0, retryDelay: 0, maxDelay: 0 };
    jobs.work = (_, options) => {
      retryPolicy = options as typeof retryPolicy;
    };
    new MailService({
      jobs,
      quiet: neverQuiet,
      mailTransport: smtp(),
      publicUrl,
      sealed,
      mediaUses: new MediaUsesService(db, []),
      replyOutbox: replies,
      settings,
    });
    let hours = 0;
    for (let i = 0; i < retryPolicy.retries; i += 1) {
      // The queue waits at least half of the doubled time.
      hours += Math.min(retryPolicy.maxDelay, (retryPolicy.retryDelay * 2 ** Math.min(i, 16)) / 2) / 3600;
    }
    expect(hours).toBeGreaterThan(12);
  });
});

describe('In a demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('every kind of mail becomes a file that only we can read', async () => {
    const mail = await postOffice(createFileTransport(folder, from));
    for (const one of mails) await mail.enqueue(db.manager, one, []);
    await until(() => readdirSync(folder).filter((name) => name.endsWith('.eml')).length === mails.length);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^\d{8}T\d{6}Z-[a-z0-9-]+-[0-9a-f-]{36}\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('To: ');
  });

  it('of the same text to nine people nine files are left', async () => {
    const inbox = join(folder, 'newsletter');
    const { send } = createFileTransport(inbox, from);
    for (let i = 1; i <= 9; i += 1)
      await send({ ...outgoing, id: `newsletter-1-${i}`, to: `reader${i}@example.org` });
    expect(readdirSync(inbox)).toHaveLength(9);
  });

  it('kept mails are removed by what they are about and no other, also when one that was listed is gone by then', async () => {
    const inbox = join(folder, 'kept');
    const files = createFileTransport(inbox, from);
    const ids = Array.from({ length: 50 }, (_, at) => at + 1);
    await Promise.all(
      ids.map((id) => files.send({ ...outgoing, id: `${id}-guest`, about: [`guest ${id}`, outgoing.to] })),
    );
    const before = readdirSync(inbox);
    const about = new Set(ids.filter((id) => id % 2 === 0).map((id) => `guest ${id}`));
    // As somebody else has left it who removes at the same time.
    symlinkSync('gone', join(inbox, '0-gone.eml'));
    await files.removeKept?.(about);
    rmSync(join(inbox, '0-gone.eml'));
    expect(readdirSync(inbox)).toEqual(before.filter((name) => !/-\d?[02468]-guest\.eml$/.test(name)));
  });
});

describe.each(mails.map((mail) => [mail.template, mail] as const))('The mail %s', (_, mail) => {
  const written = fillTemplate(mail, publicUrl, plainLook);
  const html = renderHtml(written, publicUrl, plainLook);
  const text = renderText(written, plainLook);
  const values = Object.values(mail.data).map(String);

  it('says the same in text and in HTML', () => {
    for (const { kind, ...part } of written.parts) {
      if (kind === 'button') expect(text).toContain((part as { url: string }).url);
    }
    const squeezed = text.replaceAll(/[>\s]+/g, ' ');
    for (const word of written.heading.split(' ')) expect(squeezed).toContain(word);
    for (const value of values.filter((one) => /^https:/.test(one))) {
      expect(html).toContain(`href="${value.replaceAll('&', '&amp;')}"`);
    }
  });

  it('loads nothing, runs nothing, and escapes every word of others', () => {
    // The one style sheet is ours, for dark mode.
    expect(html.split('<style>')).toHaveLength(2);
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
    expect(html).not.toContain('<b>O’Neill');
  });

  it('has lines of text that every program shows', () => {
    const tooLong = text.split('\n').filter((line) => line.length > 78 && !line.includes('https://'));
    expect(tooLong).toEqual([]);
    expect(text).not.toMatch(/&(amp|lt|quot|#39);|undefined|NaN/);
  });
});

describe('A newsletter mail', () => {
  it.each(['newsletter-confirm', 'newsletter-unsubscribe'])(
    '%s carries one-click unsubscribe',
    (template) => {
      const mail = mails.find((one) => one.template === template) as FilledMail;
      expect(fillTemplate(mail, publicUrl, plainLook).headers).toEqual({
        'List-Unsubscribe': '<https://www.example.org/newsletter/unsubscribe?token=YWxzbyBub3QgYSB0b2tlbg>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    },
  );
});

describe('A contact message', () => {
  it('is answered to its sender, and cannot smuggle in headers or recipients', async () => {
    const mail = await postOffice(smtp());
    await mail.enqueue(
      db.manager,
      {
        to: 'office@lubugo.example',
        template: 'contact-office',
        data: {
          name: 'Mallory',
          email: 'mallory@example.org',
          subject: 'Hello\r\nBcc: everybody@example.org',
          message: 'Hi',
        },
      },
      [],
    );
    await until(() => server.taken.length === 1);
    const [{ to, raw } = { to: [], raw: '' }] = server.taken;
    expect(to).toEqual(['office@lubugo.example']);
    expect(raw).toContain('Reply-To: mallory@example.org');
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });
});
