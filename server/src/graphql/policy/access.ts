// @auth and @public: who may call what. A field that says neither is an error at start.
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { AppError } from '../../platform/errors.ts';
import type { GraphQLContext } from '../context.ts';
import { directiveOn, type Field, fieldsOf, guard, objectTypes } from '../fields.ts';

export type Role = 'editor' | 'owner';
/** Who may read a field: everybody, or staff of at least this role. */
export type Access = 'public' | Role;

const ranks: Record<Role, number> = { editor: 1, owner: 2 };

/**
 * Who may read a field of `type`: what the field says itself; else the stricter of what its type and the type it
 * leads to say; else undefined. Fields of Query and Mutation must say it themselves.
 */
export function accessOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): Access | undefined {
  const own = statedAccess(schema, field);
  if (own || isRoot(schema, type)) return own;
  const target = getNamedType(field.type);
  const leadsTo = isObjectType(target) ? statedAccess(schema, target) : undefined;
  const around = statedAccess(schema, type);
  return around && stricter(around, leadsTo ?? 'public');
}

/** Names of the fields that say nothing, such as `Query.secrets`. */
export function fieldsWithoutAccess(schema: GraphQLSchema): string[] {
  return objectTypes(schema).flatMap((type) =>
    fieldsOf(type)
      .filter((field) => accessOf(schema, type, field) === undefined)
      .map((field) => `${type.name}.${field.name}`),
  );
}

/**
 * Guards the fields that are not public. Fields of a guarded type need no guard each: every way to them has one.
 * Public queries refuse a token that is no longer good: its sender would take the public's view for that of staff.
 */
export function enforceAccess(schema: GraphQLSchema): void {
  const undecided = fieldsWithoutAccess(schema);
  if (undecided.length > 0) {
    throw new Error(`schema.graphql must say @public or @auth for ${undecided.join(', ')}.`);
  }
  for (const type of objectTypes(schema)) {
    const around = isRoot(schema, type) ? 'public' : (statedAccess(schema, type) ?? 'public');
    for (const field of fieldsOf(type)) {
      const access = accessOf(schema, type, field) ?? 'owner';
      const early = directiveOn(schema, 'beforeTwoFactor', field) !== undefined;
      if (access !== 'public' && access !== around) guard(field, (context) => demand(access, context, early));
      else if (type === schema.getQueryType()) guard(field, (context) => refuseHalfWay(context, early));
    }
  }
}

/**
 * Throws UNAUTHENTICATED or FORBIDDEN unless a member of staff of at least this role asks. `early`: also before they have
 * set up the two-factor sign-in that is demanded of them.
 */
export function demand(role: Role, context: GraphQLContext, early = false): void {
  refuseHalfWay(context, early);
  const { user } = context.actor;
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in to do this.');
  if (ranks[user.role] < ranks[role]) throw new AppError('FORBIDDEN', `Only an ${role} may do this.`);
}

/** Who brings a token believes to be signed in: either they are, in every respect, or they are told. */
function refuseHalfWay({ actor }: GraphQLContext, early: boolean): void {
  if (actor.tokenRefused)
    throw new AppError('UNAUTHENTICATED', 'Your session has expired. Please sign in again.');
  if (actor.twoFactorMissing && !early)
    throw new AppError(
      'TWO_FACTOR_SETUP_REQUIRED',
      'An owner of this site demands two-factor sign-in. Please set it up on your account page first.',
    );
}

function statedAccess(schema: GraphQLSchema, node: Field | GraphQLObjectType): Access | undefined {
  const auth = directiveOn<{ role: Role }>(schema, 'auth', node);
  if (auth) return auth.role;
  return directiveOn(schema, 'public', node) ? 'public' : undefined;
}

function stricter(one: Access, other: Access): Access {
  const rank = (access: Access) => (access === 'public' ? 0 : ranks[access]);
  return rank(one) >= rank(other) ? one : other;
}

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  type === schema.getQueryType() || type === schema.getMutationType();
