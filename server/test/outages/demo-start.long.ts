// A demo as people run it, started again and again: minutes on a busy machine.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { loginAt, passwordIn, run as runProduct } from '../product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-demo-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** With the data of this file. */
const run = (program: string, settings: Record<string, string>, args?: string[]) =>
  runProduct(program, { DATA_DIR: dataDir, ...settings }, args);

/** A post that is published by itself at `due`. Returns its number. */
async function createScheduled(port: number, token: string, due: Date): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      title: 'Later',
      content: 'Soon.',
      category: 'news',
      status: 'scheduled',
      publishAt: due,
    }),
  });
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

test('a demo prints where it is and its password, says when its port is taken, renews its password, stops and starts again', async () => {
  const port = await freePort();
  const settings = { PORT: String(port) };
  const first = run('main.js', settings);
  await first.ready();
  const origin = `http://localhost:${port}`;
  for (const address of [`${origin}\n`, `${origin}/admin\n`, `${origin}/graphql\n`, `${origin}/api/v1\n`]) {
    expect(first.out()).toContain(address);
  }
  expect(first.out()).toContain('owner@lubugo.example');
  const password = passwordIn(first.out());
  expect(password).not.toBe('');
  expect(await loginAt(port, password)).toBeDefined();
  const list = await fetch(`http://127.0.0.1:${port}/api/v1/programs`);
  expect(await list.json()).toMatchObject({ data: { length: 12 } });

  const second = run('main.js', settings);
  expect(await second.ended).toBe(1);
  expect(second.err()).toBe(
    `Port ${port} is taken: stop the program that uses it, or choose another port with PORT=${port + 1}.\n`,
  );
  const third = run('main.js', { PORT: String(await freePort()) });
  expect(await third.ended).toBe(1);
  expect(third.err()).toBe(
    `The product is already running from ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
  );

  const renewal = run('cli/cli.js', settings, ['owner']);
  expect(await renewal.ended).toBe(0);
  expect(await loginAt(port, password)).toBeUndefined();
  expect(await loginAt(port, passwordIn(renewal.out()))).toBeDefined();

  const due = new Date(Date.now() + 1_000);
  const scheduled = await createScheduled(port, (await loginAt(port, passwordIn(renewal.out()))) ?? '', due);
  const address = `http://127.0.0.1:${port}/api/v1/posts/${scheduled}`;
  expect((await fetch(address)).status).toBe(404);

  const begun = Date.now();
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  // Three seconds, on a machine that is not busy; without an end to each step it would be minutes.
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

  const renewalAtRest = run('cli/cli.js', settings, ['owner']);
  expect(await renewalAtRest.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

  const again = run('main.js', settings);
  await again.ready();
  expect(passwordIn(again.out())).toBe('');
  expect(again.out()).toContain('npm run owner-password');
  expect(await loginAt(port, passwordIn(renewalAtRest.out()))).toBeDefined();
  // Its time came while nothing ran.
  expect(Date.now()).toBeGreaterThan(due.getTime());
  expect((await fetch(address)).status).toBe(200);

  again.child.kill('SIGKILL');
  await again.ended;
  const afterKill = run('main.js', settings);
  await afterKill.ready();
  expect((await fetch(`http://127.0.0.1:${port}/programs/1`)).status).toBe(200);
  afterKill.child.kill('SIGTERM');
  expect(await afterKill.ended).toBe(0);
});
