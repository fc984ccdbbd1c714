// However an archive is damaged: it is refused in a sentence, or taken whole.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import {
  all,
  type Files,
  goodArchive,
  nothing,
  packed,
  startImporter,
  withFile,
} from '../../../test/archives.ts';

/** Times something is damaged. Other damage is done each time, so what few of them miss the next run finds, or the many of any-archive.long.ts. */
const numRuns = Number(process.env.ODD_ARCHIVES ?? 30);

let importer: Awaited<ReturnType<typeof startImporter>>;
let good: Files;

beforeAll(async () => {
  importer = await startImporter();
  good = await goodArchive();
});

/** Each place of a value, as the names that lead to it. */
const placesIn = (value: unknown, way: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([name, inside]) => placesIn(inside, [...way, name]))]
    : [way];

function changedAt(value: unknown, way: string[], change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return change(value);
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  const inside = changedAt(copy[name], rest, change);
  if (inside === undefined) delete copy[name];
  else copy[name] = inside;
  return copy;
}

const oddValues = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  '',
  ' ',
  'x',
  'a\0b',
  '\ud800',
  'x'.repeat(3000),
  '💥'.repeat(400),
  '__proto__',
  0,
  -1,
  0.5,
  2 ** 31,
  -(2 ** 31),
  9e12,
  1e21,
  -1e308,
  1999.999,
  [],
  {},
  [null],
  [[]],
  { id: 1 },
  ['x', 5],
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '/media/x.jpg',
);

const damage = fc.record({ file: fc.nat(), line: fc.nat(), place: fc.nat(), odd: oddValues, how: fc.nat(9) });
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

/** A good archive with one thing in it that is not so good. */
function damaged({ file, line, place, odd, how }: Damage): Files {
  const texts = good.filter(([, content]) => typeof content === 'string');
  const [name] = texts[file % texts.length] ?? [''];
  return withFile(good, name, (text) => {
    const parts = text.split('\n').filter(Boolean);
    const at = line % parts.length;
    const one: unknown = JSON.parse(parts[at] ?? '');
    const places = placesIn(one);
    if (how === 0) return [...parts, parts[at]].join('\n');
    if (how === 1) return text.slice(0, place % text.length) + text.slice((place % text.length) + 3);
    parts[at] = JSON.stringify(changedAt(one, places[place % places.length] ?? [], () => odd)) ?? '';
    return `${parts.join('\n')}\n`;
  });
}

/** Refused with a sentence and nothing written, or taken whole; answers which. */
async function outcome(bytes: Buffer): Promise<'taken' | 'refused'> {
  const { status, message } = await importer.send(bytes);
  const is = await importer.counts();
  if (status === 201) {
    expect(is.slice(0, -1)).toEqual(all);
    await importer.empty();
    return 'taken';
  }
  const sentence = expect.stringMatching(/\. Nothing was imported\.$/);
  expect({ status, message, is }).toEqual({ status: 400, message: sentence, is: nothing });
  return 'refused';
}

test('However one of its values is changed: it is refused in a sentence, or taken whole', async () => {
  const seen = { refused: 0, taken: 0 };
  const property = fc.asyncProperty(damage, async (one) => {
    seen[await outcome(gzipSync(await packed(damaged(one))))] += 1;
  });
  await fc.assert(property, { numRuns });
  expect(seen.refused).toBeGreaterThan(numRuns / 5);
  // Of few all may be too odd.
  if (numRuns >= 100) expect(seen.taken).toBeGreaterThan(2);
});

test('However its bytes are damaged: it is refused in a sentence, or taken whole', async () => {
  const tar = await packed(good);
  const whole = gzipSync(tar);
  const fault = fc.record({ zipped: fc.boolean(), at: fc.nat(), byte: fc.nat(255), cut: fc.boolean() });
  const property = fc.asyncProperty(fault, async ({ zipped, at: place, byte, cut }) => {
    const copy = Buffer.from(zipped ? whole : tar);
    const where = place % copy.length;
    copy[where] = byte;
    const sent = cut ? copy.subarray(0, where) : copy;
    await outcome(zipped ? sent : gzipSync(sent));
  });
  await fc.assert(property, { numRuns: Math.ceil(numRuns / 2) });
});
