// Odd values for any input type of the contract: right and wrong kinds, empty, huge, hostile, in any mixture.
import fc, { type Arbitrary } from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

const oddTexts = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '\ufeff',
  '​',
  '💥',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; DROP TABLE programs; --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '%00',
  '../../etc/passwd',
  'amina@example.org',
  'a@b',
  'https://example.org/a.jpg',
  'http://[::1',
  'javascript:alert(1)',
  '/media/../x',
  '//x',
  '2026-01-05',
  '2026-02-30',
  '0000-00-00',
  '2026-01-05T12:00:00.000Z',
  '275760-09-13T00:00:00.001Z',
  '1e999',
  '-0',
  '+256700000000',
  'x'.repeat(300),
  'é'.repeat(12_000),
);
const oddNumbers = fc.constantFrom(
  0,
  -0,
  -1,
  1.005,
  0.1 + 0.2,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
  9_999_999_999.999,
);

/** Any code points; `fc.string` would first make a table of all of them. */
const oddCharacters = fc
  .array(fc.nat(0x10ffff), { maxLength: 40 })
  .map((codePoints) => String.fromCodePoint(...codePoints));
const text = fc.oneof(oddTexts, oddCharacters, fc.string({ maxLength: 300 }));
const number = fc.oneof(oddNumbers, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

const leaves: Record<string, Arbitrary<unknown>> = {
  ID: fc.oneof(text, number),
  Int: fc.oneof(number, fc.integer()),
  Float: number,
  String: text,
  Boolean: fc.boolean(),
  DateTime: fc.oneof(text, fc.date().map(String)),
};

/** What a well-meaning caller would send in a field of this name, so that odd neighbours reach the rules and the database. */
const plausible: [RegExp, Arbitrary<unknown>][] = [
  [/^(id|version|programId)$/, fc.integer({ min: 1, max: 20 })],
  [/url|image/i, fc.constant('https://example.org/a.jpg')],
  [/email/i, fc.constantFrom('amina@example.org', 'brian@example.org')],
  [/password/i, fc.constant('a long password')],
  [/birth/i, fc.constant('1990-01-05')],
  [/date/i, fc.constantFrom('2099-01-05', '2024-02-29')],
  [/year/i, fc.constant(2026)],
  [/phone/i, fc.constant('+256 700 000000')],
  [/consent/i, fc.constant(true)],
];

/** Mostly plausible or of the right kind at least; sometimes anything at all. */
export function oddValue(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  const likely = plausible.find(([pattern]) => pattern.test(name))?.[1] ?? ofKind(type, name);
  return fc.oneof(
    { arbitrary: likely, weight: 20 },
    { arbitrary: ofKind(type, name), weight: 6 },
    { arbitrary: anything, weight: 1 },
  );
}

function ofKind(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  if (isNonNullType(type)) return ofKind(type.ofType, name);
  if (isListType(type)) return fc.array(oddValue(type.ofType, name), { maxLength: 60, size: 'small' });
  if (isEnumType(type)) {
    const words = type.getValues().map((value) => value.name);
    return fc.oneof({ arbitrary: fc.constantFrom(...words), weight: 9 }, { arbitrary: text, weight: 1 });
  }
  if (!isInputObjectType(type)) return leaves[type.name] ?? anything;
  const fields = Object.values(type.getFields());
  const values = Object.fromEntries(fields.map((field) => [field.name, oddValue(field.type, field.name)]));
  return fc.oneof(
    { arbitrary: fc.record(values), weight: 6 },
    { arbitrary: fc.record(values, { requiredKeys: [] }), weight: 2 },
    { arbitrary: fc.dictionary(text, anything, { maxKeys: 3 }), weight: 1 },
  );
}
