import { buildSchema, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { operationFor, smallestValue } from '../../../test/input-values.ts';
import { contentTypes } from '../../features.ts';
import { fieldsOf, objectTypes } from '../fields.ts';
import { createSchema } from '../schema.ts';
import { accessOf, fieldsWithoutAccess } from './access.ts';

const directives = `
  directive @public on FIELD_DEFINITION | OBJECT
  directive @auth(role: Role! = editor) on FIELD_DEFINITION | OBJECT
  enum Role { editor owner }
`;

/** All that anybody may ask for without a token. Every other field of Query and Mutation needs one. */
const open = {
  Query: [
    ...contentTypes.flatMap(({ many, one }) => [many, one, `${one}Connection`]),
    ...[
      'me',
      'formToken',
      'signupPolicy',
      'invitation',
      'donationOptions',
      'retentionPeriods',
      'siteSettings',
    ],
  ],
  Mutation: [
    ...['login', 'completeLogin', 'signup', 'refresh', 'logout', 'requestPasswordReset', 'resetPassword'],
    ...['createRegistration', 'sendContactMessage', 'startDonation', 'verifyDonation'],
    ...['subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
  ],
};

const schema = createSchema({ rateLimits: false });
const rootFields = objectTypes(schema)
  .filter(({ name }) => name === 'Query' || name === 'Mutation')
  .flatMap((type) =>
    fieldsOf(type).map((field) => ({
      name: `${type.name}.${field.name}`,
      kind: type.name === 'Query' ? ('query' as const) : ('mutation' as const),
      field,
      access: accessOf(schema, type, field) ?? 'nobody',
    })),
  );

describe('The contract', () => {
  it('says of every field who may read it', () => {
    expect(fieldsWithoutAccess(schema)).toEqual([]);
  });

  it.each(['Query', 'Mutation'] as const)('opens exactly these fields of %s to everybody', (root) => {
    const stated = rootFields.filter(
      ({ name, access }) => name.startsWith(`${root}.`) && access === 'public',
    );
    expect(stated.map(({ field }) => field.name).sort()).toEqual(open[root].toSorted());
  });

  it('describes every type', () => {
    const types = objectTypes(schema).filter(({ name }) => name !== 'Query' && name !== 'Mutation');
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});

describe('A field that says nothing', () => {
  it('is found wherever it stands', () => {
    const forgetful = buildSchema(`${directives}
      type Query { open: Int @public, forgotten: Int, thing: Thing @public, staff: Staff @auth }
      type Thing { stated: Int @public, alsoForgotten: Int }
      type Staff @auth { name: String }
    `);
    expect(fieldsWithoutAccess(forgetful)).toEqual(['Query.forgotten', 'Thing.alsoForgotten']);
  });
});

describe('Access', () => {
  const refusals = ['Please sign in to do this.', 'Only an owner may do this.'];
  let api: Api;
  let tokens: Record<string, string>;
  beforeAll(async () => {
    api = await startApi();
    tokens = {
      owner: await api.tokenOf('owner@example.org'),
      editor: await api.tokenOf('editor@example.org'),
    };
  });

  const table = rootFields.flatMap((row) => ['nobody', 'editor', 'owner'].map((who) => ({ ...row, who })));

  it.each(table)('to $name, which is for $access: $who', async ({ kind, field, access, who }) => {
    const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    const needed = field.args.filter(({ type }) => isNonNullType(type));
    const values = needed.map(({ name, type }) => [name, smallestValue(type)]);
    const query = operationFor(kind, { name: field.name, args: needed }, selection);
    // Whoever ends a session or signs in gets no further with this call than its own.
    const token = field.name === 'logout' ? undefined : tokens[who];
    const { status, body } = await api.graphql(query, Object.fromEntries(values), { token });
    const allowed = access === 'public' || who === 'owner' || who === access;
    const errors: { message: string; extensions: { code: string } }[] = body.errors ?? [];
    expect(status).toBe(200);
    expect(errors.some(({ message }) => refusals.includes(message))).toBe(!allowed);
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL');
    if (!allowed) {
      expect(errors[0]?.extensions.code).toBe(who === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      expect(body.data?.data ?? null).toBeNull();
    }
  });

  const inside = objectTypes(schema)
    .filter(({ name }) => name !== 'Query' && name !== 'Mutation')
    .flatMap((type) => fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, type, field })))
    .map((row) => ({ ...row, access: accessOf(schema, row.type, row.field) }));
  const guardedAlone = inside.filter(
    ({ field, access }) =>
      access !== 'public' && field.astNode?.directives?.some(({ name }) => name.value === 'auth'),
  );

  it('to a field within a type is refused where the field is stricter than its type', async () => {
    const visitor = { actor: { user: null, ip: '', userAgent: '' } };
    for (const { name, field } of guardedAlone) {
      const read = async () => field.resolve?.({}, {}, visitor as never, {} as never);
      await expect({ name, reading: await read().catch(({ code }) => code) }).toEqual({
        name,
        reading: 'UNAUTHENTICATED',
      });
    }
  });
});
