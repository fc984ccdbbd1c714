import { type AddressInfo, createServer, type Server } from 'node:net';
import { type MailServer, startMailServer } from '../../../test/fakes/mail-server.ts';
import { NotSent } from './bulk-mail.ts';
import { createSmtpBulkMail } from './smtp-bulk-mail.ts';

let server: MailServer;
let cutting: Server;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.taken.length = 0;
  server.refuse = null;
});
afterAll(async () => {
  await server.stop();
  cutting?.close();
});

const from = 'Lubugo Journeys <office@lubugo.example>';
const mail = {
  id: 'newsletter-1-1',
  to: 'grace@example.org',
  subject: 'News',
  text: 'News.',
  html: '<p>News.</p>',
  about: [],
  isWithdrawn: async () => false,
};
const open = (url = server.url) => createSmtpBulkMail({ url, from, encrypted: false }).open();
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof NotSent ? error.failure : error),
  );
const answers = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

test('many mails leave over one connection, also after a recipient was refused', async () => {
  const connection = open();
  await connection.send(mail);
  server.refuse = answers(550);
  expect(await failureOf(connection.send(mail))).toBe('refused');
  server.refuse = answers(451);
  expect(await failureOf(connection.send(mail))).toBe('later');
  server.refuse = null;
  await connection.send(mail);
  connection.close();
  expect(server.taken.map(({ to }) => to)).toEqual([['grace@example.org'], ['grace@example.org']]);
});

test('a mail whose text left and got no answer is unclear, and never sent again by itself', async () => {
  let texts = 0;
  cutting = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      const said = String(data);
      if (said.includes('\r\n.\r\n')) {
        texts += 1;
        socket.destroy();
      } else socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 yes\r\n');
    });
  });
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', () => resolve()));
  const connection = open(`smtp://127.0.0.1:${(cutting.address() as AddressInfo).port}`);
  expect(await failureOf(connection.send(mail))).toBe('unclear');
  connection.close();
  expect(texts).toBe(1);
});

test('a mail server that is away takes nothing, and is asked anew when it is back', async () => {
  const connection = open();
  await connection.send(mail);
  connection.close();
  await server.stop();
  expect(await failureOf(connection.send(mail))).toBe('unavailable');
  await server.start();
  await connection.send(mail);
  connection.close();
  expect(server.taken).toHaveLength(2);
});
