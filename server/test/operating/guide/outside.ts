// What stands around a machine that has a network of its own: Node's archive, a mail server, a payment provider, a certificate. They are reached
// through sockets in its folder.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { startStandIn } from '../../fakes/flutterwave-stand-in.ts';
import { type MailServer, startMailServer } from '../../fakes/mail-server.ts';
import { program } from '../machine.ts';
import type { RootShell } from './debian-root.ts';

export interface Outside {
  mailServer: MailServer;
  /** Serves what nodejs.org has, at its address. */
  offerNode(shell: RootShell): Promise<void>;
  /** Afterwards: mail server and provider answer on the machine. */
  join(shell: RootShell): Promise<void>;
  /** Fills in what is the agency's own. */
  settings: string;
  stop(): Promise<void>;
}

const names = ['www.example.org', 'example.org', 'nodejs.org'];
const mailPort = 1025;
const providerPort = 1080;

/** Carries what comes to a port of the machine to a socket in its folder. */
const carrier = (port: number, socket: string) =>
  `/opt/node/bin/node -e "require('net').createServer((one) => { const other = require('net').connect('${socket}'); one.pipe(other).pipe(one); for (const each of [one, other]) each.on('error', () => { one.destroy(); other.destroy(); }); }).listen(${port}, '127.0.0.1', () => console.log('ready'))"`;

export async function startOutside(folder: string): Promise<Outside> {
  const [mailServer, provider] = [await startMailServer(), await startStandIn()];
  const sockets: Server[] = [
    await carry(join(folder, 'run/mail.sock'), mailServer.url),
    await carry(join(folder, 'run/provider.sock'), provider.fake.settings.apiUrl),
  ];
  return {
    mailServer,
    async offerNode(shell) {
      // Where the certificate comes from is not of the guide.
      await shell.type(`mkdir -p /srv/node && cd /etc/caddy
        openssl req -x509 -newkey rsa:2048 -nodes -keyout site.key -out site.crt -days 60 -subj /CN=test -addext subjectAltName=${names.map((one) => `DNS:${one}`).join()} 2> /dev/null
        cp site.crt /usr/local/share/ca-certificates/ && update-ca-certificates && cd
        echo 127.0.0.1 ${names.join(' ')} >> /etc/hosts`);
      await packNode(join(folder, 'srv/node/dist'));
      writeFileSync(
        join(folder, 'srv/node/Caddyfile'),
        'https://nodejs.org {\n\ttls /etc/caddy/site.crt /etc/caddy/site.key\n\troot * /srv/node\n\tfile_server\n}\n',
      );
      await shell.type('caddy start --config /srv/node/Caddyfile > /var/log/caddy.log 2>&1');
    },
    async join(shell) {
      await shell.type('caddy stop');
      // As its package starts it.
      await shell.type('caddy start --config /etc/caddy/Caddyfile > /var/log/caddy.log 2>&1');
      for (const [port, socket] of [
        [mailPort, '/run/mail.sock'],
        [providerPort, '/run/provider.sock'],
      ] as const)
        await shell.type(`${carrier(port, socket)} > /var/log/carrier-${port}.log 2>&1 &
          until grep -q ready /var/log/carrier-${port}.log; do sleep 0.1; done`);
    },
    settings: `sed -i -e 's,^SMTP_URL=.*,SMTP_URL=smtp://127.0.0.1:${mailPort}\\nSMTP_STARTTLS=optional,' \\
      -e 's,^PORT=,SHUTDOWN_DELAY_SECONDS=0\\n&,' \\
      -e 's,^FLUTTERWAVE_PUBLIC_KEY=,&${provider.fake.settings.publicKey},' \\
      -e 's,^FLUTTERWAVE_SECRET_KEY=,&${provider.fake.settings.secretKey},' \\
      -e 's,^FLUTTERWAVE_WEBHOOK_SECRET=,&"${provider.fake.settings.webhookSecret}"\\nFLUTTERWAVE_API_URL=http://127.0.0.1:${providerPort}/v3,' /etc/agency/env`,
    async stop() {
      for (const socket of sockets) socket.close();
      provider.stop();
      await mailServer.stop();
    },
  };
}

async function carry(path: string, url: string): Promise<Server> {
  const { hostname, port } = new URL(url);
  const server = createServer((one) => {
    const other = connect(Number(port), hostname);
    one.pipe(other).pipe(one);
    for (const each of [one, other])
      each.on('error', () => {
        one.destroy();
        other.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return server;
}

/** The Node that runs this test, in an archive as nodejs.org has it. */
async function packNode(dist: string): Promise<void> {
  const title = `node-${process.version}-linux-x64`;
  const release = join(dist, process.version);
  const bin = join(release, title, 'bin');
  mkdirSync(bin, { recursive: true });
  await program('cp', [process.execPath, join(bin, 'node')]);
  const env = { ...process.env, XZ_OPT: '-0 -T0' };
  await program('tar', ['-cJf', join(release, `${title}.tar.xz`), '-C', release, title], { env });
  rmSync(join(release, title), { recursive: true });
  const { stdout } = await program('sha256sum', [`${title}.tar.xz`], { cwd: release });
  writeFileSync(join(release, 'SHASUMS256.txt'), stdout);
  mkdirSync(join(dist, 'latest-v24.x'));
  writeFileSync(join(dist, 'latest-v24.x', 'SHASUMS256.txt'), stdout);
}
