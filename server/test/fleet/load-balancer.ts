// haproxy or nginx as ops/ has them, on a free port in front of instances of the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { until } from '../until.ts';

export interface LoadBalancer {
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

/** `ports` of two instances. */
export async function startHaproxy([one, two]: readonly [number, number]): Promise<LoadBalancer> {
  const port = await freePort();
  const text = changed(conf('haproxy.cfg'), [
    [/^ {4}(user|group) haproxy\n/gm, ''],
    [/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`],
    [/^ {4}bind :443 .*\n/m, ''],
    [/^.*redirect scheme https.*\n/m, ''],
    [/10\.0\.0\.11:4000/g, `127.0.0.1:${one}`],
    [/10\.0\.0\.12:4000/g, `127.0.0.1:${two}`],
  ]);
  return begin(text, port, (file) => ['haproxy', '-db', '-f', file]);
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
): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-balancer-'));
  const file = join(folder, 'balancer.conf');
  writeFileSync(file, text);
  const [program = '', ...options] = words(file, folder);
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const ended = once(child, 'close');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([until(answers, 15_000), ended]).catch(() => undefined);
  if (child.exitCode !== null || !(await answers())) throw new Error(`${program} does not serve: ${said}`);
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
