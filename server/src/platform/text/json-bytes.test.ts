import { jsonBytes } from './json-bytes.ts';

const texts = ['', 'plain', 'Nile’s "source" \\ \n', 'ö é', '🦍 𝒳', '\ud800 alone', '\u2028'];

test.each([
  ['an answer of a list', { data: { programs: texts.map((name, id) => ({ id, name, price: null })) } }],
  ['an answer of pages', { data: { posts: { nodes: [{ tags: texts }], totalCount: 2 }, none: null } }],
  ['what JSON leaves out or writes by itself', { a: undefined, b: [undefined, null], c: new Date(0), d: [] }],
  ['nothing', {}],
  ['an object without a prototype', Object.assign(Object.create(null), { ['__proto__']: 1, é: true })],
  ['more than fits at once', { data: { all: Array.from({ length: 3_000 }, () => ({ texts })) } }],
  ['an item that is larger than that', { data: { all: ['first', '’'.repeat(400_000), 'last'] } }],
])('%s is written as JSON.stringify writes it', (_, value) => {
  expect(jsonBytes(value, '\n').equals(Buffer.from(`${JSON.stringify(value)}\n`))).toBe(true);
  expect(jsonBytes(value).equals(Buffer.from(JSON.stringify(value)))).toBe(true);
});

test('the bytes of an answer stay as they are when the next one is written', () => {
  const first = jsonBytes({ name: 'first' });
  jsonBytes({ name: 'other' });
  expect(first.toString()).toBe('{"name":"first"}');
});
