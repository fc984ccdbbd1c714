import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { until } from '../../test/until.ts';
import { checkPort, openHttpServer } from './http-server.ts';
import { connectionLimits } from './limits/connection-limits.ts';

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

describe('of what is sent by halves', () => {
  const limits = { head: 50, body: { bytes: 1_000, within: 50 }, perAddress: Infinity };
  const answering: RequestListener = (req, res) => void req.resume().on('end', () => res.end('done'));

  /** Answers all that comes back until the connection ends. */
  async function send(port: number, first: string): Promise<{ socket: Socket; answer: Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    // Who is refused may see a reset.
    socket.on('error', () => undefined);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.once('close', () => resolve(text));
    });
    await once(socket, 'connect');
    socket.write(first);
    return { socket, answer };
  }

  test('a head that does not end, or does not begin, loses its connection', async () => {
    const server = await openHttpServer(0, '127.0.0.1', answering, limits);
    for (const part of ['GET / HTTP/1.1\r\nHost: x\r\n', '']) {
      const { answer } = await send(server.port, part);
      expect(await answer).toMatch(/^HTTP\/1.1 408/);
    }
    await server.close(0);
  });

  test('a body that stops loses its connection, also one that nobody asked for', async () => {
    for (const listener of [answering, ((_req, res) => void res.end('done')) as RequestListener]) {
      const server = await openHttpServer(0, '127.0.0.1', listener, limits);
      const { answer } = await send(
        server.port,
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\nhalf',
      );
      await answer;
      await server.close(0);
    }
  });

  test('a body that keeps coming is taken, however long that is', async () => {
    const body = { bytes: 1, within: 50 };
    let spans = 0;
    const count = setInterval(() => {
      spans += 1;
    }, body.within);
    let more: () => void = () => undefined;
    const listener: RequestListener = (req, res) =>
      void req.on('data', () => more()).on('end', () => res.end('done'));
    const server = await openHttpServer(0, '127.0.0.1', listener, { ...limits, body });
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    const { socket, answer } = await send(server.port, head);
    more = () => void socket.write(spans < 5 ? '1\r\nx\r\n' : '0\r\n\r\n');
    more();
    expect(await answer).toMatch(/^HTTP\/1.1 200/);
    clearInterval(count);
    await server.close(0);
  });

  test('who has as many connections as one may have gets no more, until one has ended', async () => {
    const server = await openHttpServer(0, '127.0.0.1', answering, { ...connectionLimits, perAddress: 2 });
    const [first] = [await send(server.port, ''), await send(server.port, '')];
    const whole = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await (await send(server.port, '')).answer).toMatch(
      /^HTTP\/1.1 429 .*Retry-After: 60.*too many connections/s,
    );
    first.socket.destroy();
    await until(async () => (await (await send(server.port, whole)).answer).startsWith('HTTP/1.1 200'));
    await server.close(0);
  });
});
