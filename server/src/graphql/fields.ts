// Going through the fields of a schema and reading what its directives say of them.
import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import type { GraphQLContext } from './context.ts';

export type Field = GraphQLField<unknown, GraphQLContext>;
type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

/** The object types of the contract, without those of introspection. */
export function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));
}

export function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields());
}

/** Arguments of a directive where it stands on a field, an argument or a type, else undefined. */
export function directiveOn<Args>(
  schema: GraphQLSchema,
  name: string,
  { astNode }: Field | GraphQLArgument | GraphQLInputField | GraphQLObjectType,
): Args | undefined {
  const directive = schema.getDirective(name);
  return directive && astNode ? (getDirectiveValues(directive, astNode) as Args | undefined) : undefined;
}

/** Puts `before` in front of the resolver of a field; what it throws is the field's error. */
export function guard(
  field: Field,
  before: (context: GraphQLContext, args: Record<string, unknown>) => void | Promise<void>,
): void {
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const waiting = before(context, args);
    if (!waiting) return resolve(source, args, context, info);
    return waiting.then(() => resolve(source, args, context, info));
  };
}
