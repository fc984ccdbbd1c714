import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type SelectionSetNode,
} from 'graphql';
import type { Field } from '../fields.ts';
import { type Complete, isPromise, NoPlan, type Path, pathToArray, type Run } from './run.ts';

/** What making a plan needs to know of the whole document. */
export interface Compiling {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Handed down: fields lead to types and types to fields. */
  compileFields: CompileFields;
}

/** Completes an object with the fields that are selected of it. */
export type CompileFields = (
  compiling: Compiling,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
) => Complete;

/** The field whose value is completed. */
interface Place {
  parent: GraphQLObjectType;
  field: Field;
  nodes: readonly FieldNode[];
}

/** Completes a value of this type. */
export function compileType(compiling: Compiling, place: Place, type: GraphQLOutputType): Complete {
  if (isNonNullType(type)) return nonNull(place, compileType(compiling, place, type.ofType));
  if (isListType(type)) return list(place, type.ofType, compileType(compiling, place, type.ofType));
  if (isLeafType(type)) {
    return some((_, value) => {
      const serialized: unknown = type.serialize(value);
      if (serialized == null)
        throw new Error(`${type.name} cannot say ${String(value)}: it made ${String(serialized)}.`);
      return serialized;
    });
  }
  if (!isObjectType(type) || type.isTypeOf) throw new NoPlan('type');
  const selections = place.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return some(compiling.compileFields(compiling, type, selections));
}

/** What every value may be: nothing, or an error that was returned and not thrown. */
function some(complete: Complete): Complete {
  return (run, value, path) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, path);
  };
}

function nonNull({ parent, field }: Place, complete: Complete): Complete {
  return (run, value, path) => {
    const completed = complete(run, value, path);
    if (completed !== null) return completed;
    throw new Error(`Cannot return null for non-nullable field ${parent.name}.${field.name}.`);
  };
}

function list({ parent, field, nodes }: Place, itemType: GraphQLOutputType, complete: Complete): Complete {
  const isNullable = !isNonNullType(itemType);

  function fail(run: Run, raw: unknown, path: Path): null {
    const error = locatedError(raw, nodes, pathToArray(path));
    if (!isNullable) throw error;
    run.errors.add(error, path);
    return null;
  }

  return some((run, value, above) => {
    if (typeof value !== 'object' || !(Symbol.iterator in (value as object)))
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${parent.name}.${field.name}".`,
      );
    let waits = false;
    const items = Array.from(value as Iterable<unknown>, (item, key) => {
      const path: Path = { prev: above, key, typename: undefined };
      try {
        const completed = isPromise(item)
          ? item.then((resolved) => complete(run, resolved, path))
          : complete(run, item, path);
        if (!isPromise(completed)) return completed;
        waits = true;
        return completed.then(undefined, (raw) => fail(run, raw, path));
      } catch (raw) {
        return fail(run, raw, path);
      }
    });
    return waits ? Promise.all(items) : items;
  });
}
