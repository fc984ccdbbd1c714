import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { contentTypes } from '../../features.ts';
import { labelOf } from '../../platform/validation.ts';

const lists = contentTypes.flatMap(({ type, many, rules, sample }) =>
  Object.entries(rules)
    .filter(([field, { list }]) => list && field in sample)
    .map(([field, { kind }]) => ({ field, kind, label: labelOf(field), type, path: `/${many}`, sample })),
);
const ofTexts = lists.filter(({ kind }) => kind === 'String');
const refusalOf = ({ field, label }: (typeof lists)[number]) => ({
  message: `${label} must be a list, such as ["one", "two"].`,
  path: [field],
});

/** A value as it stands in a query: names without quotation marks. */
const literal = (value: unknown) => JSON.stringify(value).replace(/"(\w+)":/g, '$1:');

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

describe.each(lists)('$field', (list) => {
  const { field, type, path, sample: example } = list;
  const refusal = refusalOf(list);
  const wrong = { ...example, [field]: 'a, b' };
  const create = `mutation ($input: ${type}Input!) { create${type}(input: $input) { id } }`;

  it('as one text are refused beside the field by REST, when made and when changed', async () => {
    expect((await api.rest('POST', path, { token, body: example })).status).toBe(201);
    for (const [method, address] of [
      ['POST', path],
      ['PUT', `${path}/1`],
    ] as const) {
      const { status, body } = await api.rest(method, address, { token, body: wrong });
      expect([status, body.error.code, body.error.details]).toEqual([400, 'BAD_USER_INPUT', [refusal]]);
    }
    const { data } = (await api.rest('GET', `${path}/1`)).body;
    expect(data).toMatchObject({ [field]: (example as Record<string, unknown>)[field] });
  });

  it('as one text are refused beside the field by GraphQL, with the other faults', async () => {
    const alone = await api.graphql(create, { input: wrong }, { token });
    expect(alone.body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', details: [refusal] });
    const { name: _, ...more } = wrong;
    const { body } = await api.graphql(create, { input: more }, { token });
    expect(body.errors[0].extensions.details).toEqual([
      { message: 'Name is required.', path: ['name'] },
      refusal,
    ]);
  });
});

describe.each(ofTexts)('$field', (list) => {
  const { field, type, sample: example } = list;
  const refusal = refusalOf(list);
  const wrong = { ...example, [field]: 'a, b' };

  it('as one text are refused where they stand in the query itself', async () => {
    const fields = Object.entries({ ...wrong, category: undefined, dayPlan: undefined })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${literal(value)}`);
    const query = `mutation { create${type}(input: { ${fields.join(', ')} }) { id } }`;
    const { status, body } = await api.graphql(query, {}, { token });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          message: refusal.message,
          locations: [{ line: 1, column: query.indexOf('"a, b"') + 1 }],
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        },
      ],
    ]);
  });

  it('as one text are refused where a variable of its own, or its default, holds them', async () => {
    const fields = Object.entries({ ...example, category: undefined, dayPlan: undefined, [field]: undefined })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${literal(value)}`);
    const call = `create${type}(input: { ${fields.join(', ')}, ${field}: $${field} }) { ${field} }`;
    const asVariable = await api.graphql(
      `mutation ($${field}: [String!]!) { ${call} }`,
      { [field]: 'a' },
      { token },
    );
    expect(asVariable.body.errors[0].extensions.details).toEqual([refusal]);
    const asDefault = await api.graphql(`mutation ($${field}: [String!]! = "a") { ${call} }`, {}, { token });
    expect(asDefault.body.errors[0].message).toBe(refusal.message);
    const asList = await api.graphql(
      `mutation ($${field}: [String!]! = ["b"]) { ${call} }`,
      { [field]: ['a'] },
      { token },
    );
    expect(Object.values(asList.body.data)).toEqual([{ [field]: ['a'] }]);
  });
});
