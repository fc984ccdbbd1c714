// Visitors find in the database what their browsers found when they had the whole list.
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';
import { type Api, startApi } from '../api.ts';

type Matches = (query: string, ...texts: string[]) => boolean;
const { matches }: { matches: Matches } = await import(join(projectRoot, 'client/src/lib/text.ts'));

const texts: [title: string, text: string][] = [
  ['Better roads to Bwindi', 'The road is better than it was, and it saves an hour.'],
  ['Françoise at the Café', 'Crème brûlée in Kampala'],
  ['Francoise at the Cafe', 'Creme brulee'],
  ["O'Brien’s lodge", 'ʼtis the `season'],
  ['OBriens lodge', 'tis the season'],
  ['ÅNGSTRÖM', 'Naïve coöperation: Ωmega, Ελλάδα, ΟΔΟΣ, οδός'],
  ['İstanbul ISTANBUL ıstanbul', 'İı'],
  ['Straße', 'STRASSE ẞ'],
  ['Øresund Łódź Æsir œuvre', 'đ ħ'],
  ['ﬁne ﬂowers', '① ² ½ ™ ㎏ Ⅷ'],
  ['ＦＵＬＬ ｗｉｄｔｈ', '％ ＿ ＼'],
  ['100% sure_thing \\ back', '50 %'],
  ['Việt Nam', 'Tiếng Việt'],
  ['中文 日本語 カタカナ ｶﾀｶﾅ', '가나다 각'],
  ['🦍 gorilla 👨‍👩‍👧', 'e\u0301te\u0301 été'],
  ['ДОРОГА', 'Ёлка ёлка'],
  ['العربية', 'עברית שָׁלוֹם'],
  ['K Å ℃ ﷺ', '𝐁old 𝒜'],
  ['tab\tand\u00a0space  two', 'a line\nand another'],
  ['a ́ b', 'x̂ẋ̂ \u0315\u0300\u05ae\u0062'],
  ['q̣̇', 'q̣̇ ǆ Ǆ ǅ'],
  ['Zulu', `${'long '.repeat(600)}END of it`],
];
const queries = [
  ...[
    '',
    ' ',
    '\u00a0',
    'ROAD',
    'road is',
    'is road',
    '  better ',
    'bwindi the',
    'roads to Bwindi\u001fThe road',
  ],
  ...[
    'francoise',
    'FRANÇOISE',
    'cafe',
    'café',
    'brûlée',
    'brulee',
    "o'brien",
    'O’BRIEN',
    'obriens',
    "'",
    '`',
    'ʼtis',
    'tis',
  ],
  ...['angstrom', 'å', 'a', 'naive', 'coo', 'ωμεγα', 'ελλαδα', 'οδος', 'ΟΔΟΣ', 'οδοσ', 'ος'],
  ...['istanbul', 'İstanbul', 'ıstanbul', 'I', 'ı', 'i', 'i̇', 'strasse', 'straße', 'ß', 'ss', 'ẞ'],
  ...['oresund', 'øresund', 'lodz', 'łódź', 'aesir', 'æsir', 'oe', 'd', 'đ'],
  ...['fine', 'ﬁ', 'fl', '1', '2', '1⁄2', '½', 'tm', 'TM', '™', 'kg', 'viii', 'Ⅷ', 'full', 'FULL width'],
  ...['%', '％', '_', '\\', '100%', 'e_t', 'sure_', '% s', '50 %', '%%'],
  ...['viet', 'Việt', 'tieng viet', '中', '日本', 'カタカナ', 'ｶﾀｶﾅ', 'タカ', '가', '각', 'ㄱ'],
  ...[
    '🦍',
    '👩',
    '\u200d',
    'été',
    'ete',
    'e\u0301',
    '\u0301',
    'дорога',
    'ёлка',
    'елка',
    'Ё',
    'العربية',
    'עברית',
    'שלום',
    'שָׁ',
  ],
  ...[
    'k',
    'K',
    'å',
    '°c',
    '℃',
    'ﷺ',
    'bold',
    'Bold',
    '𝐁',
    'A',
    '𝒜',
    '\t',
    '\u00a0',
    'space  two',
    'space two',
    'line\nand',
    'line and',
  ],
  ...['a b', 'x', 'ẋ', '\u05ae', 'b\u05ae', 'q', 'q̣̇', 'dž', 'ǆ', 'Ǆ'],
  ...[
    'end of it',
    'long '.repeat(60),
    'long '.repeat(599).trim(),
    'long '.repeat(700),
    `${'long '.repeat(80)}END`,
  ],
  ...['\0', 'x\ud800', "'; DROP TABLE posts; --", '$1', '\\x1f', '\u001f'],
];

let api: Api;
beforeAll(async () => {
  api = await startApi();
  for (const [title, text] of texts)
    await api.db.query(`INSERT INTO posts (title, content, text, category) VALUES ($1, '', $2, 'news')`, [
      title,
      text,
    ]);
});

const foundBy = async (search: string) => {
  const query =
    'query ($search: String) { postConnection(first: 100, search: $search) { totalCount nodes { title } } }';
  const { body } = await api.graphql(query, { search });
  const { totalCount, nodes } = body.data.postConnection;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ title }: { title: string }) => title);
};
const foundInBrowser = (search: string) =>
  texts.flatMap(([title, text]) => (matches(search, title, text) ? [title] : [])).toReversed();

test.each(queries.map((query) => [query]))('%j finds what the browser found', async (query) => {
  expect(await foundBy(query)).toEqual(foundInBrowser(query));
});

test('each word of each text finds what the browser found', async () => {
  const words = new Set(texts.flat().flatMap((text) => text.split(/\s+/)));
  for (const word of words) expect([word, await foundBy(word)]).toEqual([word, foundInBrowser(word)]);
});
