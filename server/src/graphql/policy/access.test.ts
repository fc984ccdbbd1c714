import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { operationFor, smallestValue } from '../../../test/input-values.ts';
import { tokensOfRoles } from '../../../test/roles.ts';
import { contentTypes } from '../../features.ts';
import type { Right } from '../../generated/schema.ts';
import { rightsOfRole, roles } from '../../modules/rights.ts';
import type { StaffRole } from '../../platform/actor.ts';
import { type Field, fieldsOf, objectTypes } from '../fields.ts';
import { createSchema } from '../schema.ts';
import { type Access, accessOf, fieldsWithoutAccess } from './access.ts';

const directives = `
  directive @public on FIELD_DEFINITION | OBJECT
  directive @auth(right: Right!) on FIELD_DEFINITION | OBJECT
  enum Right { signedIn }
`;

/** All that anybody may ask for without a token. Every other field of Query and Mutation needs one. */
const open = {
  Query: [
    ...contentTypes.flatMap(({ many, one }) => [many, one, `${one}Connection`]),
    'me',
    'formToken',
    'signupPolicy',
    'invitation',
    'donationOptions',
    'retentionPeriods',
    'siteSettings',
    'newsletterArchive',
    'archivedNewsletter',
    'seatsLeft',
    'bookingQuote',
    'travellerBooking',
    'waitingPlace',
    'paymentReturn',
    'travellerQuote',
    'programReviews',
    'travellerReview',
  ],
  Mutation: [
    'login',
    'completeLogin',
    'signup',
    'refresh',
    'logout',
    'requestPasswordReset',
    'resetPassword',
    'createRegistration',
    'sendContactMessage',
    'startDonation',
    'verifyDonation',
    'subscribeNewsletter',
    'confirmNewsletter',
    'unsubscribeNewsletter',
    'createBooking',
    'confirmBookingAddress',
    'extendHold',
    'cancelOwnBooking',
    'saveTravellers',
    'saveReview',
    'withdrawReview',
    'askAboutBooking',
    'sendBookingLink',
    'joinWaitingList',
    'leaveWaitingList',
    'startBookingPayment',
    'checkPayment',
    'acceptQuote',
    'declineQuote',
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
      access: accessOf(schema, type, field) ?? 'manageStaff',
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
      type Query { open: Int @public, forgotten: Int, thing: Thing @public, staff: Staff @auth(right: signedIn) }
      type Thing { stated: Int @public, alsoForgotten: Int }
      type Staff @auth(right: signedIn) { name: String }
    `);
    expect(fieldsWithoutAccess(forgetful)).toEqual(['Query.forgotten', 'Thing.alsoForgotten']);
  });
});

describe('Access', () => {
  let api: Api;
  let tokens: Partial<Record<StaffRole, string>>;
  beforeAll(async () => {
    api = await startApi();
    tokens = await tokensOfRoles(api);
  });

  it.each(rootFields)('to $name is for $access', async ({ kind, field, access }) => {
    const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    const needed = field.args.filter(({ type }) => isNonNullType(type));
    const values = Object.fromEntries(needed.map(({ name, type }) => [name, smallestValue(type)]));
    const query = operationFor(kind, { name: field.name, args: needed }, selection);
    const callers = [null, ...roles];
    const answers = [];
    for (const who of callers) {
      // Whoever ends a session gets no further with this call than its own.
      const token = who && field.name !== 'logout' ? tokens[who] : undefined;
      const { status, body } = await api.graphql(query, values, { token });
      const errors: { message: string; extensions: { code: string } }[] = body.errors ?? [];
      const refused = errors.find(({ message }) => isRefusal(message, access));
      const isBroken = errors.some(({ extensions }) => extensions.code === 'INTERNAL');
      const data = refused ? (body.data?.data ?? null) : null;
      answers.push({ who, status, isBroken, refused: refused?.extensions.code ?? 'not', data });
    }
    const refusalOf = (who: StaffRole | null) => (who === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(answers).toEqual(
      callers.map((who) => ({
        who,
        status: 200,
        isBroken: false,
        data: null,
        refused: mayCall(who, access) ? 'not' : refusalOf(who),
      })),
    );
  });
});

describe('Within a type', () => {
  const fields = objectTypes(schema).flatMap((type) =>
    fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
  );
  const asks = (who: StaffRole | null) => {
    const user = who && { id: 1, email: 'one@example.org', role: who };
    return { actor: { user, ip: '', userAgent: '' } } as never;
  };
  /** What the guard of a field says to this role; whatever else goes wrong without a record, it was let in. */
  async function refusal({ field }: { field: Field }, who: StaffRole | null): Promise<string | undefined> {
    if (!field.resolve) return undefined;
    try {
      await field.resolve({}, {}, asks(who), {} as never);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return message;
    }
    return undefined;
  }

  it.each([null, ...roles])('each field that says so itself asks %s for its right', async (who) => {
    const stating = fields.filter(({ field }) => statedOn(field.astNode));
    const shown = await Promise.all(
      stating.map(async (row) => ({ name: row.name, refused: Boolean(await refusal(row, who)) })),
    );
    expect(stating.length).toBeGreaterThan(100);
    expect(shown).toEqual(
      stating.map(({ name, type, field }) => ({
        name,
        refused: !mayCall(who, accessOf(schema, type, field) ?? 'manageStaff'),
      })),
    );
  });

  it.each([null, ...roles])('every way to a guarded type is closed to %s without its right', async (who) => {
    const ways = fields.flatMap((row) => {
      const stated = statedOn((getNamedType(row.field.type) as GraphQLObjectType).astNode);
      const isOpened = row.field.astNode?.directives?.some(({ name }) => name.value === 'public');
      // Who may not read the type around has been refused before.
      const around = statedOn(row.type.astNode);
      const comesHere = !around || mayCall(who, around);
      return stated && !isOpened && comesHere && !mayCall(who, stated) ? [row] : [];
    });
    const open = await Promise.all(ways.map(async (row) => ((await refusal(row, who)) ? [] : [row.name])));
    expect(open.flat()).toEqual([]);
  });
});

/** The right of `@auth` where it stands. */
function statedOn(
  node: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined,
): Right | undefined {
  const auth = node?.directives?.find(({ name }) => name.value === 'auth');
  const value = auth?.arguments?.[0]?.value;
  return value?.kind === Kind.ENUM ? (value.value as Right) : undefined;
}

const mayCall = (who: StaffRole | null, access: Access): boolean =>
  access === 'public' || (who !== null && rightsOfRole[who].includes(access));

const isRefusal = (message: string, access: Access): boolean =>
  message === 'Please sign in to do this.' || message.endsWith(`it needs the right "${access}".`);
