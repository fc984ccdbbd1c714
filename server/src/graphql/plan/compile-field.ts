import {
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  isLeafType,
  isNonNullType,
  locatedError,
  visit,
} from 'graphql';
import type { GraphQLContext } from '../context.ts';
import type { Field } from '../fields.ts';
import { type Compiling, compileType } from './compile-type.ts';
import { type Complete, isPromise, NoPlan, type Path, pathToArray, type Run } from './run.ts';

type Resolve = (run: Run, source: unknown, path: () => Path) => unknown;

/** Resolves and completes one field of an object, from the object itself. */
export function compileField(
  compiling: Compiling,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): Complete {
  const [node] = nodes;
  if (node?.name.value === '__typename') return () => parent.name;
  const field: Field | undefined = node && parent.getFields()[node.name.value];
  // Of a valid document only `__schema` and `__type` are fields of no type.
  if (!node || !field) throw new NoPlan('introspection');
  const complete = compileType(compiling, { parent, field, nodes }, field.type);
  const argsOf = compileArguments(field, node);
  const resolve = compileResolver(parent, field, nodes, argsOf);
  const isNullable = !isNonNullType(field.type);
  // Of what has nothing below it the place matters only when it fails.
  const isLeaf = isLeafType(isNullable ? field.type : (field.type as { ofType: unknown }).ofType);

  function fail(run: Run, raw: unknown, path: Path): null {
    const error = locatedError(raw, nodes, pathToArray(path));
    if (!isNullable) throw error;
    run.errors.add(error, path);
    return null;
  }

  const general: Complete = (run, source, above) => {
    let made: Path | undefined;
    const path = () => {
      made ??= { prev: above, key, typename: parent.name };
      return made;
    };
    try {
      const value = resolve(run, source, path);
      if (!isPromise(value)) {
        const completed = complete(run, value, isLeaf ? undefined : path());
        return isPromise(completed) ? completed.then(undefined, (raw) => fail(run, raw, path())) : completed;
      }
      return value
        .then((resolved) => complete(run, resolved, path()))
        .then(undefined, (raw) => fail(run, raw, path()));
    } catch (raw) {
      return fail(run, raw, path());
    }
  };
  const type = getNamedType(field.type);
  return isLeaf && isLeafType(type) && !field.resolve ? leafOf(type, field.name, general) : general;
}

/** What a list has most of, a text or a number of its row, is looked at no longer than needed; all else takes the general way. */
function leafOf(type: GraphQLLeafType, name: string, general: Complete): Complete {
  return (run, source, above) => {
    const value = (source as Record<string, unknown> | undefined)?.[name];
    if (typeof value !== 'string' && typeof value !== 'number') return general(run, source, above);
    try {
      return type.serialize(value) ?? general(run, source, above);
    } catch {
      return general(run, source, above);
    }
  };
}

type ArgumentsOf = (run: Run) => Record<string, unknown>;

function compileArguments(field: Field, node: FieldNode): ArgumentsOf {
  const definition = field as GraphQLField<unknown, unknown>;
  if (usesVariable(node)) return (run) => getArgumentValues(definition, node, run.variables);
  try {
    const args = getArgumentValues(definition, node);
    return () => args;
  } catch {
    // They cannot be right, which graphql-js says better.
    throw new NoPlan('arguments');
  }
}

function usesVariable({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given)
    visit(argument, {
      Variable() {
        found = true;
      },
    });
  return found;
}

function compileResolver(
  parentType: GraphQLObjectType,
  field: Field,
  fieldNodes: readonly FieldNode[],
  argsOf: ArgumentsOf,
): Resolve {
  const { name, type: returnType, resolve } = field;
  const infoOf = (run: Run, path: Path) => ({
    ...run.known,
    fieldName: name,
    fieldNodes,
    returnType,
    parentType,
    path,
    variableValues: run.variables,
  });
  if (resolve) return (run, source, path) => resolve(source, argsOf(run), run.context, infoOf(run, path()));
  // As graphql-js does by default.
  return (run, source, path) => {
    if (typeof source !== 'function' && (typeof source !== 'object' || source === null)) return undefined;
    const owner = source as Record<string, unknown>;
    const value = owner[name];
    if (typeof value !== 'function') return value;
    type Method = (args: object, context: GraphQLContext, info: object) => unknown;
    return (owner as Record<string, Method>)[name]?.(argsOf(run), run.context, infoOf(run, path()));
  };
}
