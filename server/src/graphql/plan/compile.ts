import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { compileField } from './compile-field.ts';
import type { CompileFields, Compiling } from './compiling.ts';
import { type Complete, isPromise } from './run.ts';

export const compileFields: CompileFields = (compiling, type, selections) => {
  const nodes = collect(compiling, type, selections);
  if (!nodes) return null;
  const fields: { key: string; complete: Complete }[] = [];
  for (const [key, sameKey] of nodes) {
    const complete = compileField(compiling, type, key, sameKey);
    if (!complete) return null;
    fields.push({ key, complete });
  }
  return (run, source, path) => {
    const results: Record<string, unknown> = {};
    let waits = false;
    try {
      for (const { key, complete } of fields) {
        const result = complete(run, source, path);
        results[key] = result;
        if (isPromise(result)) waits = true;
      }
    } catch (error) {
      if (!waits) throw error;
      // Others may fail as well, and somebody has to hear it.
      return settled(results).finally(() => {
        throw error;
      });
    }
    return waits ? settled(results) : results;
  };
};

async function settled(results: Record<string, unknown>): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(results));
  return Object.fromEntries(Object.keys(results).map((key, i) => [key, values[i]]));
}

type Collected = Map<string, FieldNode[]>;

/** The fields in the order of the answer; null where a directive decides, or one would be a property of every object. */
function collect(
  { schema, fragments }: Compiling,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): Collected | null {
  const found: Collected = new Map();
  const seen = new Set<string>();
  const fits = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode) =>
    !typeCondition || typeFromAST(schema, typeCondition) === type;

  function add(set: SelectionSetNode): boolean {
    return set.selections.every((node) => {
      if (node.directives?.length) return false;
      if (node.kind === Kind.INLINE_FRAGMENT) return !fits(node) || add(node.selectionSet);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const { value: name } = node.name;
        if (seen.has(name)) return true;
        seen.add(name);
        const fragment = fragments[name];
        return !fragment || !fits(fragment) || add(fragment.selectionSet);
      }
      const key = (node.alias ?? node.name).value;
      const sameKey = found.get(key);
      if (sameKey) sameKey.push(node);
      else found.set(key, [node]);
      return key !== '__proto__';
    });
  }
  return selections.every(add) ? found : null;
}
