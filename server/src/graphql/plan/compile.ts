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
import type { CompileFields, Compiling } from './compile-type.ts';
import { isPromise, NoPlan } from './run.ts';

export const compileFields: CompileFields = (compiling, type, selections) => {
  const nodes = collect(compiling, type, selections);
  const fields = Array.from(nodes, ([key, sameKey]) => ({
    key,
    complete: compileField(compiling, type, key, sameKey),
  }));
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

/** The fields in the order of the answer. */
function collect(
  { schema, fragments }: Compiling,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): Collected {
  const found: Collected = new Map();
  const seen = new Set<string>();
  const fits = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode) =>
    !typeCondition || typeFromAST(schema, typeCondition) === type;

  function add(set: SelectionSetNode): void {
    for (const node of set.selections) {
      if (node.directives?.length) throw new NoPlan('directive');
      if (node.kind === Kind.INLINE_FRAGMENT) {
        if (fits(node)) add(node.selectionSet);
      } else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const { value: name } = node.name;
        const fragment = seen.has(name) ? undefined : fragments[name];
        seen.add(name);
        if (fragment && fits(fragment)) add(fragment.selectionSet);
      } else {
        const key = (node.alias ?? node.name).value;
        // It would be a property of every object.
        if (key === '__proto__') throw new NoPlan('name');
        const sameKey = found.get(key);
        if (sameKey) sameKey.push(node);
        else found.set(key, [node]);
      }
    }
  }
  for (const set of selections) add(set);
  return found;
}
