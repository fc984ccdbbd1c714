import { createAnswer } from './answer.ts';
import { isKeepable } from './handle-request.ts';

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
