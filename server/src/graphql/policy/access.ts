// @auth and @public: who may call what. A field that says neither is an error at start.
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { Right } from '../../generated/schema.ts';
import { demandRight, rightsOfRole, roles } from '../../modules/rights.ts';
import { AppError } from '../../platform/errors.ts';
import type { GraphQLContext } from '../context.ts';
import { directiveOn, type Field, fieldsOf, guard, objectTypes } from '../fields.ts';

/** Who may read a field: everybody, or staff with this right. */
export type Access = 'public' | Right;

/** Whether some of those who are signed in may not. */
export const isNarrow = (access: Access): boolean =>
  access !== 'public' && roles.some((role) => !rightsOfRole[role].includes(access));

/**
 * Who may read a field of `type`: what the field says itself; else what the type it leads to says, unless that is for
 * everybody; else what its own type says; else undefined. Fields of Query and Mutation must say it themselves.
 */
export function accessOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): Access | undefined {
  const own = statedAccess(schema, field);
  if (own || isRoot(schema, type)) return own;
  const leadsTo = statedOfTarget(schema, field);
  const around = statedAccess(schema, type);
  return around && (leadsTo && leadsTo !== 'public' ? leadsTo : around);
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
 * Guards the fields that are not public, with what the type they lead to needs besides. Fields of a guarded type need no guard
 * each: every way to them has one.
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
      const access = accessOf(schema, type, field) ?? 'manageStaff';
      const early = directiveOn(schema, 'beforeTwoFactor', field) !== undefined;
      const needed = access === 'public' ? [] : [access, statedOfTarget(schema, field)].filter(isRight);
      const rights = [...new Set(needed)].filter((right) => right !== around);
      if (rights.length > 0)
        guard(field, (context) => {
          for (const right of rights) demand(right, context, early);
        });
      else if (type === schema.getQueryType()) guard(field, (context) => refuseHalfWay(context, early));
    }
  }
}

/**
 * Throws UNAUTHENTICATED or FORBIDDEN unless a member of staff with this right asks. `early`: also before they have
 * set up the two-factor sign-in that is demanded of them.
 */
export function demand(right: Right, context: GraphQLContext, early = false): void {
  refuseHalfWay(context, early);
  demandRight(context.actor, right);
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
  const auth = directiveOn<{ right: Right }>(schema, 'auth', node);
  if (auth) return auth.right;
  return directiveOn(schema, 'public', node) ? 'public' : undefined;
}

/** What the type says that a field leads to. */
function statedOfTarget(schema: GraphQLSchema, { type }: Field): Access | undefined {
  const target = getNamedType(type);
  return isObjectType(target) ? statedAccess(schema, target) : undefined;
}

const isRight = (access: Access | undefined): access is Right => access !== undefined && access !== 'public';

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  type === schema.getQueryType() || type === schema.getMutationType();
