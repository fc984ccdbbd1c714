import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openHttpServer } from './http-server.ts';

test('until the product is ready visitors are told to come back, and the process is said to live', async () => {
  const server = await openHttpServer(0, '127.0.0.1');
  const early = await fetch(`http://127.0.0.1:${server.port}/programs`);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('2');
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  server.answerWith((_req, res) => void res.end('ready'));
  expect(await (await fetch(`http://127.0.0.1:${server.port}/programs`)).text()).toBe('ready');
  await server.close(0);
});

test('a taken port is said in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openHttpServer(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken: stop the program that uses it, or choose another port with PORT=${port + 1}.`,
  );
  other.close();
});

test('closing lets a request under way finish and does not wait for idle connections', async () => {
  const server = await openHttpServer(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${server.port}`;
  server.answerWith(async (req, res) => {
    if (req.url === '/slow') await wait(200);
    res.end('done');
  });
  await (await fetch(origin)).text();
  const slow = fetch(`${origin}/slow`).then((response) => response.text());
  await wait(50);
  const begun = Date.now();
  await server.close(2_000);
  expect(await slow).toBe('done');
  expect(Date.now() - begun).toBeLessThan(600);
  await expect(fetch(origin)).rejects.toThrow();
});

test('a request that does not end is cut off when patience is over', async () => {
  const server = await openHttpServer(0, '127.0.0.1');
  server.answerWith(() => undefined);
  const stuck = fetch(`http://127.0.0.1:${server.port}/`).catch(() => 'cut off');
  await wait(50);
  const begun = Date.now();
  await server.close(200);
  expect(await stuck).toBe('cut off');
  expect(Date.now() - begun).toBeLessThan(600);
});
