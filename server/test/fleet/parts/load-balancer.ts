// haproxy or nginx as ops/ has them, on a free port in front of instances of the tests.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { makePart, type Part } from './part.ts';

export interface LoadBalancer extends Part {
  port: number;
  close(): Promise<void>;
}

/** Each rule has to change something: a file that says it in another way is to be looked at here. */
function changed(text: string, rules: readonly [RegExp, string][]): string {
  return rules.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${from} is not in the file any more.`);
    return after;
  }, text);
}

const conf = (name: string) => readFileSync(join(projectRoot, 'ops', name), 'utf8');

/** Ports of two instances; `port`: its own. `within`: where its folder lies. */
export async function startHaproxy(
  [one, two]: readonly [number, number],
  { port: own = 0, within = tmpdir() } = {},
): Promise<LoadBalancer> {
  const port = own || (await freePort());
  const text = changed(conf('haproxy.cfg'), [
    [/^ {4}(user|group) haproxy\n/gm, ''],
    [/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`],
    [/^ {4}bind :443 .*\n/m, ''],
    [/^.*redirect scheme https.*\n/m, ''],
    [/10\.0\.0\.11:4000/g, `127.0.0.1:${one}`],
    [/10\.0\.0\.12:4000/g, `127.0.0.1:${two}`],
  ]);
  return begin(text, port, (file) => ['haproxy', '-db', '-f', file], within);
}

export async function startNginx([one, two]: readonly [number, number]): Promise<LoadBalancer> {
  const port = await freePort();
  const site = changed(conf('nginx.conf'), [
    [/server \{\n {4}listen 80;[^}]*\}\n/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^ {4}ssl_certificate.*\n/gm, ''],
    [/10\.0\.0\.11:4000/, `127.0.0.1:${one}`],
    [/10\.0\.0\.12:4000/, `127.0.0.1:${two}`],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const text = `daemon off; pid nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off; ${folders.join(' ')}\n${site}}`;
  return begin(text, port, (file, folder) => ['nginx', '-p', folder, '-c', file]);
}

async function begin(
  text: string,
  port: number,
  words: (file: string, folder: string) => string[],
  within = tmpdir(),
): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(within, 'lubugo-balancer-'));
  const file = join(folder, 'balancer.conf');
  writeFileSync(file, text);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const part = makePart(words(file, folder), answers);
  await part.start();
  return {
    ...part,
    port,
    async close() {
      await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
