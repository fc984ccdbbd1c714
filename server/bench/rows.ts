// What is measured: each row of the table is one question to one server, compared with a floor.

export interface Question {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** How many programs an answer holds. */
  countPrograms(body: string): number;
}

export const programCount = 60;

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

export const questions = {
  graphql: {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ programs { ${listFields.join(' ')} } }` }),
    countPrograms: countListed,
  },
  rest: { method: 'GET', path: '/api/v1/programs', countPrograms: countListed },
  page: {
    method: 'GET',
    path: '/programs',
    countPrograms: (body) => new Set(body.match(/href="\/programs\/\d+"/g)).size,
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
export type ServerName = 'fixed' | 'pg' | 'hot' | 'cold';

export interface Row {
  name: string;
  server: ServerName;
  question: QuestionName;
  /** Name of the row it is compared with; floors have none. */
  floor?: string;
  /** Smallest ratio to the floor that is good enough. */
  target?: number;
}

export const rows: Row[] = [
  { name: 'floor: fixed bytes, list as GraphQL', server: 'fixed', question: 'graphql' },
  { name: 'floor: fixed bytes, list as REST', server: 'fixed', question: 'rest' },
  { name: 'floor: fixed bytes, Services page', server: 'fixed', question: 'page' },
  { name: 'floor: one pg query + JSON', server: 'pg', question: 'graphql' },
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
    target: 0.45,
  },
  {
    name: 'list, REST, cold',
    server: 'cold',
    question: 'rest',
    floor: 'floor: one pg query + JSON',
    target: 0.45,
  },
  { name: 'Services page, cold', server: 'cold', question: 'page', floor: 'floor: one pg query + JSON' },
];
