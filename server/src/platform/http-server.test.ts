import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { until } from '../../test/until.ts';
import { checkPort, openHttpServer } from './http-server.ts';

const open = (listener: RequestListener) => openHttpServer(0, '127.0.0.1', listener);

/** A listener that answers when it is told to. */
function held() {
  const waiting: (() => void)[] = [];
  const listener: RequestListener = (_req, res) => void waiting.push(() => res.end('done'));
  return { waiting, listener };
}

/** What came of one request: the body and whether the connection lives on, or the code of the failure. */
const ask = (port: number, agent: Agent) =>
  new Promise<string>((resolve) => {
    const req = get({ port, host: '127.0.0.1', agent }, (res) => {
      res.resume().on('end', () => resolve(`${res.statusCode} ${res.headers.connection}`));
    });
    req.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('a taken port is said in one sentence, before anything is started and when it is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const sentence = `Port ${port} is taken: stop the program that uses it, or choose another port with PORT=${port + 1}.`;
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(sentence);
  await expect(openHttpServer(port, '127.0.0.1', () => undefined)).rejects.toThrow(sentence);
  other.close();
  await once(other, 'close');
  await checkPort(port, '127.0.0.1');
  await (await openHttpServer(port, '127.0.0.1', () => undefined)).close(0);
});

test('no busy connection is reset: each gets its answers, the last of which says so', async () => {
  const server = await open((_req, res) => res.end('done'));
  let answers = 0;
  const visits = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await ask(server.port, agent);
      answers += 1;
      if (outcome !== '200 keep-alive') return outcome;
      await turn();
    }
  });
  await until(() => answers > 200);
  await server.close(10_000);
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['200 close']));
});

test('while it leaves everybody is answered, on a connection of their own', async () => {
  const server = await open((_req, res) => res.end('done'));
  const agent = new Agent({ keepAlive: true });
  expect(await ask(server.port, agent)).toBe('200 keep-alive');
  const left = server.leave(10);
  expect(await ask(server.port, agent)).toBe('200 close');
  await left;
  expect(await ask(server.port, agent)).toBe('200 close');
  await server.close(0);
  expect(await ask(server.port, agent)).toBe('ECONNREFUSED');
});

test('closing lets a request under way finish', async () => {
  const { waiting, listener } = held();
  const server = await open(listener);
  const agent = new Agent({ keepAlive: true });
  const slow = ask(server.port, agent);
  await until(() => waiting.length === 1);
  const closed = server.close(20_000);
  waiting[0]?.();
  expect(await slow).toMatch(/^200/);
  await closed;
});

test('closing does not wait for idle connections, nor for a request that does not end', async () => {
  const { waiting, listener } = held();
  const server = await open(listener);
  const agent = new Agent({ keepAlive: true });
  const first = ask(server.port, agent);
  await until(() => waiting.length === 1);
  waiting[0]?.();
  expect(await first).toBe('200 keep-alive');
  const stuck = ask(server.port, new Agent());
  await until(() => waiting.length === 2);
  await server.close(300);
  expect(await stuck).toBe('ECONNRESET');
});
