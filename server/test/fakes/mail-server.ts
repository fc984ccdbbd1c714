// A real SMTP server on this machine that can be away for a while.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** Such as `smtp://127.0.0.1:41234`. */
  url: string;
  /** Everything it took, as it came. */
  taken: { to: string[]; raw: string }[];
  /** Answer to the next recipients, such as a refusal; null for yes. */
  refuse: Error | null;
  /** What it waits for, once it has taken a mail, before it says so. */
  beforeYes(): Promise<void>;
  stop(): Promise<void>;
  /** Comes back at the same address. */
  start(): Promise<void>;
}

/** `port`: 0 is a free one. `passwords`: of the user `office`, who has to sign in with one of them; null takes mails of everybody. */
export async function startMailServer(port = 0, passwords: Set<string> | null = null): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  let server: SMTPServer | null = null;
  const mailServer: MailServer = {
    url: '',
    taken,
    refuse: null,
    beforeYes: () => Promise.resolve(),
    async start() {
      const made = new SMTPServer({
        authOptional: !passwords,
        // Nobody else listens here.
        allowInsecureAuth: true,
        disabledCommands: ['STARTTLS', ...(passwords ? [] : ['AUTH'])],
        onAuth: ({ username, password }, _session, done) =>
          username === 'office' && passwords?.has(password ?? '')
            ? done(null, { user: username })
            : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
        onRcptTo: (_address, _session, done) => done(mailServer.refuse),
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            taken.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
            mailServer.beforeYes().then(() => done(), done);
          });
        },
      });
      await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', () => resolve()));
      server = made;
      port = (made.server.address() as AddressInfo).port;
      mailServer.url = `smtp://127.0.0.1:${port}`;
    },
    async stop() {
      const running = server;
      server = null;
      await new Promise<void>((resolve) => (running ? running.close(() => resolve()) : resolve()));
    },
  };
  await mailServer.start();
  return mailServer;
}
