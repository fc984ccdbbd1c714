import { type GraphQLObjectType, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { smallestValue } from '../../../test/input-values.ts';
import { until } from '../../../test/until.ts';
import { contentTypes } from '../../features.ts';
import { directiveOn, fieldsOf } from '../fields.ts';
import { createSchema } from '../schema.ts';

const schema = createSchema({ rateLimits: false });
const postCount = 400;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('owner@example.org');
  await api.db.query(
    `INSERT INTO posts (title, content, text, category, status, published_at, version, created_at, updated_at)
     SELECT 'Post ' || n, '<p>Text</p>', 'Text', 'news', 'published', now(), 1, now(), now() FROM generate_series(1, ${postCount}) AS n`,
  );
  // Saving one tells everybody that there are others.
  const body = { title: 'Saved', content: '<p>Saved</p>', category: 'news' };
  await api.rest('POST', '/posts', { token, body });
});

const many = (count: number, one: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');
const refusalOf = async (query: string, variables?: object) => {
  const { status, body } = await api.graphql(query, variables, { token });
  return body.errors && { status, ...body.errors[0].extensions, message: body.errors[0].message };
};
const tooCostly = { status: 400, code: 'BAD_USER_INPUT', message: expect.stringMatching(/costs more/) };

/** All fields of a type that need no argument, and all of those inside. */
function everything(type: GraphQLObjectType, within: string[] = [], fields = fieldsOf(type)): string {
  const parts = fields.flatMap(({ name, type: of, args }) => {
    if (args.some(isRequiredArgument)) return [];
    const inside = getNamedType(of);
    if (!isObjectType(inside)) return name;
    return within.includes(inside.name) ? [] : `${name} ${everything(inside, [...within, inside.name])}`;
  });
  return `{ ${parts.join(' ')} }`;
}

describe('The cost of a query', () => {
  const posts = (i: number) => `p${i}: posts { content }`;

  it('counts each of fifteen aliases of a list with all its rows', async () => {
    await until(async () => (await refusalOf(`{ ${many(15, posts)} }`)) !== undefined);
    expect(await refusalOf(`{ ${many(15, posts)} }`)).toMatchObject(tooCostly);
  });

  it('counts renamed fields inside of a list', async () => {
    await until(async () => (await refusalOf(`{ ${many(15, posts)} }`)) !== undefined);
    expect(await refusalOf(`{ posts { ${many(15, (i) => `c${i}: content`)} } }`)).toMatchObject(tooCostly);
  });

  it('lets every plain list through with all it has, whole and all at once', async () => {
    const lists = contentTypes.map(({ many }) => many);
    const whole = lists.map((name) => {
      const type = getNamedType(schema.getQueryType()?.getFields()[name]?.type);
      return `${name} ${everything(type as GraphQLObjectType)}`;
    });
    const { body } = await api.graphql(`{ ${whole.join(' ')} }`, {}, { token });
    expect(body.errors).toBeUndefined();
    expect(body.data.posts).toHaveLength(postCount + 1);
  });

  const pages = fieldsOf(schema.getQueryType() as GraphQLObjectType).filter(({ args }) =>
    args.some(({ name }) => name === 'first'),
  );
  /** A page of a list: everything of its rows, which stand in `nodes`, in `edges`, or in both. */
  const pageOf = ({ name, type, args }: (typeof pages)[number], leftOut?: string) => {
    const needed = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${smallestValue(arg.type)}`);
    const answer = getNamedType(type) as GraphQLObjectType;
    const parts = fieldsOf(answer).filter((field) => field.name !== leftOut);
    return `${name}(${['first: 50', ...needed].join(', ')}) ${everything(answer, [], parts)}`;
  };
  it('lets `first: 50` of each list through with everything, its rows as nodes and as edges', async () => {
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages)
      expect([page.name, await refusalOf(`{ ${pageOf(page)} }`)]).toEqual([page.name, undefined]);
  });

  const isPublic = (field: (typeof pages)[number]) => directiveOn(schema, 'public', field) !== undefined;
  it.each([
    ['of all lists that visitors read', pages.filter(isPublic)],
    ['of all lists that staff alone read', pages.filter((page) => !isPublic(page))],
  ])('lets `first: 50` %s through at once with everything, their rows asked for once', async (_, lists) => {
    expect(lists.length).toBeGreaterThan(4);
    expect(await refusalOf(`{ ${lists.map((page) => pageOf(page, 'edges')).join(' ')} }`)).toBeUndefined();
  });

  it('takes as many rows of a list inside of a row as the contract says, else five', async () => {
    const inside = (fields: string) => `{ departureConnection(first: 1000) { nodes { ${fields} } } }`;
    // A date has one guide for all that is known, and a program five dates.
    expect(await refusalOf(inside(many(15, (i) => `g${i}: guides { id name }`)))).toBeUndefined();
    const dates = `programConnection(first: 1000) { nodes { departures { ${many(15, (i) => `d${i}: id`)} } } }`;
    expect(await refusalOf(`{ ${dates} }`)).toMatchObject(tooCostly);
  });

  const sized = `query ($n: Int) { ${many(5, (i) => `p${i}: postConnection(first: $n) { nodes { content text title id } }`)} }`;
  it('counts `first: $n` as its value', async () => {
    expect(await refusalOf(sized, { n: 50 })).toBeUndefined();
    expect(await refusalOf(sized, { n: 1000 })).toMatchObject(tooCostly);
    expect(await refusalOf(sized.replace('$n: Int', '$n: Int = 1000'))).toMatchObject(tooCostly);
    expect(
      await refusalOf(sized.replaceAll('first: $n', 'last: 1000').replace('($n: Int)', '')),
    ).toMatchObject(tooCostly);
    // When nothing is said it is 25.
    expect(await refusalOf(sized)).toBeUndefined();
  });

  it('counts introspection once', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const [, fields = ''] =
      /^\s*query IntrospectionQuery \{([\s\S]*?)\n {4}\}/.exec(getIntrospectionQuery()) ?? [];
    const fragments = getIntrospectionQuery().slice(getIntrospectionQuery().indexOf('fragment'));
    expect(await refusalOf(`{ ${fields} } ${fragments}`)).toBeUndefined();
    expect(await refusalOf(`{ ${fields} again: ${fields.trim()} } ${fragments}`)).toMatchObject(tooCostly);
  });
});
