import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAnswer } from './answer.ts';
import { sendAsWritten } from './capture-response.ts';
import { handleRequest, isKeepable } from './handle-request.ts';

const answer = (status: number, headers: string[], body = '{"data":[]}') =>
  createAnswer(status, headers, Buffer.from(body), { conditional: true });

test('a whole answer that is the same for everybody may be kept', () => {
  expect(isKeepable(answer(200, ['content-type', 'application/json']))).toBe(true);
});

test.each([
  ['sets a cookie', answer(200, ['set-cookie', 'refresh=secret'])],
  ['has a nonce', answer(200, ['content-security-policy', "script-src 'nonce-abc'"])],
  ['says it must not be kept', answer(200, ['cache-control', 'no-store'])],
  ['is no success', answer(404, [])],
  ['has errors beside its data', answer(200, [], '{"errors":[{"message":"late"}],"data":null}')],
])('an answer that %s is not kept', (_, one) => {
  expect(isKeepable(one)).toBe(false);
});

test('a text that speaks of errors is no error', () => {
  expect(isKeepable(answer(200, [], JSON.stringify({ data: { name: '"errors":[' } })))).toBe(true);
});

test('a file that is too large to be held goes out as it is written', async () => {
  let goOn: () => unknown = () => undefined;
  const server = createServer((req, res) => {
    void handleRequest(req, res, () => {
      sendAsWritten(res);
      res.setHeader('X-Request-Id', 'one');
      res.write('begun, ');
      goOn = () => res.end('done');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [answer]: IncomingMessage[] = await once(
    get({ port: (server.address() as AddressInfo).port }),
    'response',
  );
  // Its first part is here before there is a second one.
  await once(answer as IncomingMessage, 'readable');
  goOn();
  expect(await text(answer as IncomingMessage)).toBe('begun, done');
  expect(answer?.headers).toMatchObject({ 'x-request-id': 'one', 'transfer-encoding': 'chunked' });
  server.close();
});
