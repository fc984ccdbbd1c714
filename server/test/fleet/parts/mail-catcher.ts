// An SMTP server in a process of its own that keeps each mail as a file before it says yes: `node mail-catcher.ts PORT FOLDER`.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startMailServer } from '../../fakes/mail-server.ts';
import { listens, makePart, type Part } from './part.ts';

const own = fileURLToPath(import.meta.url).replace(/\?.*/, '');

export interface MailCatcher extends Part {
  url: string;
  /** Of the files. */
  folder: string;
  /** All that it took. */
  taken(): CaughtMail[];
}

export interface CaughtMail {
  id: string;
  to: string;
  raw: string;
}

export function mailCatcher(port: number, folder: string): MailCatcher {
  mkdirSync(folder);
  const words = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', own];
  const part = makePart([process.execPath, ...words, String(port), folder], () => listens(port));
  const field = (raw: string, name: string) =>
    new RegExp(`^${name}: <?([^\\s>]+)`, 'im').exec(raw)?.[1] ?? '';
  const known = new Map<string, CaughtMail>();
  return {
    ...part,
    url: `smtp://127.0.0.1:${port}`,
    folder,
    taken() {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name))) {
        const raw = readFileSync(join(folder, file), 'utf8');
        known.set(file, { raw, id: field(raw, 'Message-ID'), to: field(raw, 'To') });
      }
      return [...known.values()];
    },
  };
}

if (process.argv[1] === own) {
  const [port, folder = ''] = process.argv.slice(2);
  const server = await startMailServer(Number(port));
  server.beforeYes = async () => {
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`);
    const raw = server.taken.pop()?.raw ?? '';
    // Under its name only when it is whole.
    writeFileSync(`${file}.half`, raw);
    renameSync(`${file}.half`, `${file}.eml`);
    // Providers look at newsletters for longer: who dies meanwhile does not know whether it was taken.
    if (/^List-Unsubscribe:/m.test(raw)) await wait(250);
  };
}
