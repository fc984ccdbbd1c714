// What is measured: each row of the table is one question to one server, compared with a floor.

export interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Question extends Ask {
  /** What is wrong with an answer, such as `59 programs instead of 60`; null when nothing is. */
  faultOf(answer: Sample): string | null;
  /** The status it is answered with, unless 2xx. */
  status?: 404;
  /** Asked in turns with the question itself. */
  inTurns?: Ask[];
}

export interface Sample {
  status: number;
  type: string;
  text: string;
}

export const programCount = 60;
/** How many of them the Services page shows first. */
const cardsOfPage = 24;

/** The eight fields that both the product and the floor read. */
export const listFields = [
  'id',
  'name',
  'description',
  'imageUrl',
  'duration',
  'price',
  'schedule',
  'category',
];

const countListed = (body: string): number => {
  const { data } = JSON.parse(body);
  return (Array.isArray(data) ? data : data.programs).length;
};
const countLinked = (body: string): number => new Set(body.match(/href="\/programs\/\d+"/g)).size;

const allPrograms =
  (count: (body: string) => number, expected = programCount) =>
  ({ status, text }: Sample) => {
    if (status !== 200) return `status ${status}`;
    const found = count(text);
    return found === expected ? null : `${found} programs instead of ${expected}`;
  };

const wholePage = (expected: number, part: string) => (answer: Sample) =>
  answer.status === expected && answer.text.includes(part) ? null : `status ${answer.status}, or half a page`;

const json = { 'content-type': 'application/json' };
const graphql: Ask = {
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query: `{ programs { ${listFields.join(' ')} } }` }),
};
const one: Ask = {
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({
    query: `query ($id: ID!) { program(id: $id) { ${listFields.join(' ')} } }`,
    variables: { id: 1 },
  }),
};
const rest: Ask = { method: 'GET', path: '/api/v1/programs' };
const page: Ask = { method: 'GET', path: '/programs' };

/** What a registration holds; the day of the start is always to come. */
export const registration = {
  firstName: 'Bench',
  lastName: 'Walker',
  email: 'bench@example.org',
  phone: '+256 000 555 099',
  dateOfBirth: '1990-04-12',
  programId: 1,
  startDate: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  emergencyName: 'Ada Walker',
  emergencyPhone: '+256 000 555 098',
  emergencyRelation: 'Sister',
  medicalConditions: 'Asthma',
  allergies: '',
  medications: '',
  consent: true,
};

export const questions = {
  graphql: { ...graphql, faultOf: allPrograms(countListed) },
  one: {
    ...one,
    faultOf: ({ status, text }) =>
      status === 200 && Object.keys(JSON.parse(text).data.program).length === listFields.length
        ? null
        : `status ${status}, or not one program with its ${listFields.length} fields`,
  },
  rest: { ...rest, faultOf: allPrograms(countListed) },
  page: { ...page, faultOf: allPrograms(countLinked, cardsOfPage) },
  pageWithOther: {
    ...page,
    path: '/programs?utm_source=paper{n}',
    faultOf: allPrograms(countLinked, cardsOfPage),
  },
  faq: { method: 'GET', path: '/faq', faultOf: wholePage(200, '</html>') },
  unknown: { method: 'GET', path: '/nowhere{n}', status: 404, faultOf: wholePage(404, '</html>') },
  missing: { method: 'GET', path: '/programs/9{n}', status: 404, faultOf: wholePage(404, '</html>') },
  mixed: {
    ...rest,
    faultOf: allPrograms(countListed),
    inTurns: [page, { method: 'GET', path: '/programs/1' }, graphql, { method: 'GET', path: '/' }],
  },
  registration: {
    method: 'POST',
    path: '/api/v1/registrations',
    headers: json,
    body: JSON.stringify(registration),
    faultOf: ({ status, text }) =>
      status === 201 && JSON.parse(text).data.id > 0 ? null : `status ${status}`,
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
export type ServerName = 'fixed' | 'pg' | 'hot' | 'plain' | 'counted' | 'logged' | 'cold';

export interface Row {
  name: string;
  server: ServerName;
  question: QuestionName;
  /** 32 when left out. */
  connections?: number;
  /** Name of the row it is compared with; floors have none. */
  floor?: string;
  /** Smallest ratio to the floor that is good enough. */
  target?: number;
}

const rows: Row[] = [
  { name: 'floor: fixed bytes, list as GraphQL', server: 'fixed', question: 'graphql' },
  { name: 'floor: fixed bytes, list as REST', server: 'fixed', question: 'rest' },
  { name: 'floor: fixed bytes, Services page', server: 'fixed', question: 'page' },
  { name: 'floor: one pg query + JSON', server: 'pg', question: 'graphql' },
  { name: 'floor: one pg query by id + JSON', server: 'pg', question: 'one', connections: 20 },
  { name: 'floor: fixed bytes, mixed reads', server: 'fixed', question: 'mixed' },
  { name: 'floor: one pg insert + JSON', server: 'pg', question: 'registration' },
  {
    name: 'list, GraphQL, hot',
    server: 'hot',
    question: 'graphql',
    floor: 'floor: fixed bytes, list as GraphQL',
    target: 0.5,
  },
  {
    name: 'list, REST, hot',
    server: 'hot',
    question: 'rest',
    floor: 'floor: fixed bytes, list as REST',
    target: 0.5,
  },
  {
    name: 'Services page, hot',
    server: 'hot',
    question: 'page',
    floor: 'floor: fixed bytes, Services page',
    target: 0.5,
  },
  {
    name: 'list, GraphQL, cold',
    server: 'cold',
    question: 'graphql',
    floor: 'floor: one pg query + JSON',
    target: 0.8,
  },
  {
    name: 'one program, GraphQL, cold',
    server: 'cold',
    question: 'one',
    connections: 20,
    floor: 'floor: one pg query by id + JSON',
    target: 0.75,
  },
  {
    name: 'list, REST, cold',
    server: 'cold',
    question: 'rest',
    floor: 'floor: one pg query + JSON',
    target: 0.45,
  },
  { name: 'mixed reads, hot', server: 'plain', question: 'mixed', floor: 'floor: fixed bytes, mixed reads' },
  {
    name: 'mixed reads, hot and counted (METRICS_PORT)',
    server: 'counted',
    question: 'mixed',
    floor: 'mixed reads, hot',
    target: 0.97,
  },
  {
    name: 'mixed reads, hot and logged (LOG_MEMORY_ANSWERS)',
    server: 'logged',
    question: 'mixed',
    floor: 'mixed reads, hot',
    target: 0.8,
  },
  {
    name: 'registrations created',
    server: 'hot',
    question: 'registration',
    floor: 'floor: one pg insert + JSON',
    target: 0.2,
  },
  {
    name: 'Services page, a parameter that it does not read',
    server: 'hot',
    question: 'pageWithOther',
    floor: 'Services page, hot',
    target: 0.8,
  },
  { name: 'questions page, hot', server: 'hot', question: 'faq' },
  {
    name: 'an unknown address (404)',
    server: 'hot',
    question: 'unknown',
    floor: 'questions page, hot',
    target: 0.5,
  },
  {
    name: 'a number of no record (404)',
    server: 'hot',
    question: 'missing',
    floor: 'questions page, hot',
    target: 0.5,
  },
  // Three and two times what they were before pages were rendered faster: 0.018 and 0.053 of this floor.
  {
    name: 'Services page, cold',
    server: 'cold',
    question: 'page',
    floor: 'floor: one pg query + JSON',
    target: 0.055,
  },
  {
    name: 'questions page, cold',
    server: 'cold',
    question: 'faq',
    floor: 'floor: one pg query + JSON',
    target: 0.105,
  },
];

/** Those with one of the words in their names, and what they are compared with; all of them without words. */
export function rowsNamed(words: readonly string[]): Row[] {
  const found = new Set(
    rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
  );
  for (const { floor } of found) for (const row of rows) if (row.name === floor) found.add(row);
  return rows.filter((row) => found.has(row));
}
