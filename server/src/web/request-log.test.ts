import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { createLogger } from '../platform/log.ts';
import { nameRequests } from '../platform/request-id.ts';
import { traceparents } from '../platform/tracing/traceparent.ts';
import { createRequestLog, followRequests } from './request-log.ts';

type Line = Record<string, unknown>;

/** The lines of one request to `path`, which `handler` answers. */
async function linesOf(path: string, handler: RequestHandler, leave = false): Promise<Line[]> {
  const lines: Line[] = [];
  const log = createLogger({
    level: 'info',
    human: false,
    write: (line) => void lines.push(JSON.parse(line)),
  });
  const app = express();
  app.use(createRequestLog(followRequests(log, 'deployment', nameRequests(0)), traceparents(0)));
  app.use('/part', express.Router().use(handler));
  app.use(handler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closed = new Promise<void>((resolve) => {
    server.prependOnceListener('request', (_req, res) => {
      res.once('close', () => setImmediate(resolve));
      if (leave) asked.destroy();
    });
  });
  const asked = get({ port, path }, (answer) => answer.resume());
  asked.on('error', () => undefined);
  await closed;
  server.closeAllConnections();
  server.close();
  return lines;
}

const ok: RequestHandler = (_req, res) => void res.end('ok');

test('a request has one line, with its path as it came and without its query', async () => {
  const [line, ...others] = await linesOf('/part/of?token=secret', ok);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 30,
    reqId: expect.any(String),
    req: { method: 'GET', path: '/part/of' },
    res: { status: 200 },
    responseTime: expect.any(Number),
    msg: 'request completed',
  });
  expect(line).not.toHaveProperty('err');
});

test('a request that went wrong is an error', async () => {
  const [line] = await linesOf('/broken', (_req, res) => void res.status(503).end());
  expect(line).toMatchObject({
    level: 50,
    res: { status: 503 },
    err: { message: 'failed with status code 503' },
    msg: 'request errored',
  });
});

test('a request whose caller left says so', async () => {
  const [line] = await linesOf('/slow', () => undefined, true);
  expect(line).toMatchObject({ level: 30, msg: 'request aborted' });
});

test('checks of health and files of pages have none', async () => {
  for (const path of ['/healthz', '/readyz', '/assets/site.js'])
    await expect(linesOf(path, ok)).resolves.toEqual([]);
});
