// An archive that is damaged is refused in a sentence that names the place, and nothing is written.
import { gzipSync } from 'node:zlib';
import {
  type Files,
  goodArchive,
  manifest,
  moment,
  nothing,
  packed,
  picture,
  startImporter,
  withFile,
} from '../../../test/archives.ts';

let importer: Awaited<ReturnType<typeof startImporter>>;
let good: Files;

beforeAll(async () => {
  importer = await startImporter();
  good = await goodArchive();
});

async function refusal(bytes: Buffer): Promise<string> {
  const { status, message } = await importer.send(bytes);
  const sentence = expect.stringMatching(/\. Nothing was imported\.$/);
  expect({ status, message }).toEqual({ status: 400, message: sentence });
  expect(await importer.counts()).toEqual(nothing);
  return message.replace(' Nothing was imported.', '');
}

const programsName = 'content/programs.ndjson';
const inPrograms = (from: string | RegExp, to: string) =>
  withFile(good, programsName, (text) => text.replace(from, to));
const inMedia = (from: string | RegExp, to: string) =>
  withFile(good, 'media.ndjson', (text) => text.replace(from, to));
const inSettings = (change: (all: Record<string, object>) => object) =>
  withFile(good, 'settings.json', (text) => JSON.stringify(change(JSON.parse(text))));
const manifestOf = (text: string) => withFile(good, 'manifest.json', () => text);
const taken = (line: number) => `Line ${line} of ${programsName} in the archive cannot be taken:`;

const damages: [what: string, files: () => Files, sentence: string][] = [
  ['a manifest of null', () => manifestOf('null'), 'manifest.json in the archive is damaged.'],
  ['a manifest that is no JSON', () => manifestOf('{'), 'manifest.json in the archive is damaged.'],
  [
    'a manifest without counts',
    () => manifestOf('{"format":"agency-archive","version":1}'),
    'manifest.json in the archive cannot be taken: Created at is required.',
  ],
  [
    'a list that is not known here',
    () => manifestOf(JSON.stringify({ ...manifest(), records: { ...manifest().records, yachts: 3 } })),
    'The archive does not hold the 3 yachts that it speaks of.',
  ],
  [
    'a number above 32 bits',
    () => inPrograms('"id":2', '"id":3000000000'),
    `${taken(2)} Id must be 2,147,483,647 or less.`,
  ],
  ['a number twice', () => inPrograms('"id":2', '"id":1'), `${taken(2)} number 1 is there twice.`],
  [
    'a line twice',
    () =>
      withFile(good, programsName, (text) => text.split('\n').slice(0, 1).join('').concat('\n').repeat(2)),
    `${taken(2)} number 1 is there twice.`,
  ],
  [
    'a place far away',
    () => inPrograms('"position":null', '"position":9e12'),
    `${taken(1)} Position must be 1,000,000,000 or less.`,
  ],
  [
    'a number of a record above 32 bits',
    () => inPrograms('"price"', '"maxParticipants":3e9,"price"'),
    `${taken(1)} Max participants must be 2,147,483,647 or less.`,
  ],
  [
    'a post that has no category',
    () => withFile(good, 'content/posts.ndjson', (text) => text.replace('"category":"news",', '')),
    'Line 1 of content/posts.ndjson in the archive cannot be taken: Category is required.',
  ],
  [
    'a day before all calendars',
    () => withFile(good, 'content/gallery.ndjson', (text) => text.replace('2026-05-17', '0000-05-17')),
    'Line 1 of content/gallery.ndjson in the archive cannot be taken: Date must be a date, yyyy-mm-dd.',
  ],
  [
    'a moment before all calendars',
    () => inPrograms(moment, '0000-01-05T12:00:00.000Z'),
    `${taken(1)} Dates must be a date of the years 1 to 9999.`,
  ],
  [
    'the character zero',
    () => inPrograms('Crater lakes', 'Crater\\u0000lakes'),
    `Line 1 of ${programsName} in the archive holds characters that cannot be kept.`,
  ],
  [
    'half of an emoji',
    () => inPrograms('Crater lakes', 'Crater\\ud83dlakes'),
    `Line 1 of ${programsName} in the archive holds characters that cannot be kept.`,
  ],
  [
    'a record that is null',
    () => withFile(good, programsName, () => 'null\nnull\n'),
    `Line 1 of ${programsName} in the archive is damaged.`,
  ],
  [
    'text in place of a record',
    () => inPrograms('"document":{', '"document":"x","_":{'),
    `${taken(1)} Document is not valid.`,
  ],
  [
    'a record nested without end',
    () => inPrograms(/"schedule":"[^"]+"/, `"schedule":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
    `${taken(1)} Schedule is not valid.`,
  ],
  [
    'a name without end',
    () => inPrograms('Crater lakes', 'x'.repeat(1e6)),
    `${taken(1)} Name must have 200 characters or fewer.`,
  ],
  [
    'a line without end',
    () => inPrograms('Crater lakes', 'x'.repeat(11 * 1024 ** 2)),
    `Line 1 of ${programsName} in the archive is longer than 10 MB.`,
  ],
  [
    'a picture wider than a number',
    () => inMedia('1600', '1e12'),
    'Line 1 of media.ndjson in the archive cannot be taken: Width must be 2,147,483,647 or less.',
  ],
  [
    'a picture twice',
    () => withFile(good, 'media.ndjson', (text) => text.repeat(2)),
    `Line 2 of media.ndjson in the archive cannot be taken: the picture ${picture} is there twice.`,
  ],
  [
    'a picture with another name',
    () => inMedia(picture, 'a'.repeat(31)),
    'Line 1 of media.ndjson in the archive cannot be taken: Id is not valid.',
  ],
  [
    'a program that has prices and none',
    () => withFile(good, 'prices.ndjson', () => '{"program":1,"tiers":[]}\n'),
    'Line 1 of prices.ndjson in the archive cannot be taken: Tiers must have one entry at least.',
  ],
  [
    'a redirect twice',
    () => withFile(good, 'redirects.ndjson', (text) => text.replace('/safaris', '/tours')),
    'Line 2 of redirects.ndjson in the archive cannot be taken: /tours leads to /programs already: change that redirect.',
  ],
  [
    'settings of which a list is a word',
    () => inSettings((all) => ({ ...all, faq: { questions: 'none' } })),
    'The settings "FAQ" of settings.json in the archive cannot be taken: Questions is not valid.',
  ],
  [
    'settings of which an entry is null',
    () => inSettings((all) => ({ ...all, faq: { questions: [null] } })),
    'The settings "FAQ" of settings.json in the archive cannot be taken: Questions is required.',
  ],
  [
    'settings that are not known here',
    () => inSettings((all) => ({ ...all, yachts: {} })),
    'The archive holds settings that are not known here: yachts.',
  ],
  [
    'a file outside of it',
    () => [...good, ['../../etc/passwd', 'x']],
    'The archive holds a file that does not belong in it, or holds it twice: ../../etc/passwd.',
  ],
  [
    'a file with the name of a property',
    () => [...good, ['constructor', 'x']],
    'The archive holds a file that does not belong in it, or holds it twice: constructor.',
  ],
  [
    'a file twice',
    () => [...good, ...good.slice(1, 2)],
    'The archive holds a file that does not belong in it, or holds it twice: settings.json.',
  ],
  [
    'a file less',
    () => withFile(good, programsName, () => null),
    'The archive does not hold the 2 programs that it speaks of.',
  ],
];

test.each(damages)('An archive with %s is refused with its place', async (_, files, sentence) => {
  expect(await refusal(gzipSync(await packed(files())))).toBe(sentence);
});

test('A file that is no tar, not whole, or grows without end when it is unpacked is refused', async () => {
  const tar = await packed(good);
  const whole = gzipSync(tar);
  const notWhole = 'This file is no archive, or it is not whole.';
  expect(await refusal(whole.subarray(0, whole.length - 9))).toBe(notWhole);
  expect(await refusal(gzipSync(tar.subarray(0, tar.length - 1500)))).toMatch(/not whole|does not hold/);
  // A header that is longer than any header, a size that is no number, and much of nothing.
  const header = (change: (block: Buffer) => void) => {
    const block = Buffer.from(tar.subarray(0, 512));
    change(block);
    block.fill(' ', 148, 156);
    block.write(
      `${block
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    return gzipSync(Buffer.concat([block, Buffer.alloc(8 * 1024 ** 2)]));
  };
  const sized = (size: string, type: string) =>
    header((block) => {
      block.write(`${size}\0`, 124);
      block.write(type, 156);
    });
  expect(await refusal(sized('77777777777', 'x'))).toBe(notWhole);
  expect(await refusal(sized('77777777777', '0'))).toBe(
    'The file manifest.json in the archive is too large.',
  );
  expect(await refusal(sized('-1', '0'))).toMatch(/not whole|damaged/);
  expect(await refusal(sized('0', '2'))).toBe('The archive holds something that is no file.');
});
