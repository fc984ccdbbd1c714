import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Properties } from '../platform/database/selections.ts';

export type AskedInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>;

/**
 * Tells which properties of its rows a field is asked for. `behind`: for fields that are not simply the property of their
 * name, those that their resolver reads; where one is not named, that may be any.
 */
export function askedProperties(
  behind: Readonly<Record<string, readonly string[]>>,
): (info: AskedInfo) => Properties {
  const known = new WeakMap<FieldNode, Properties>();
  return (info) => {
    const [node, ...others] = info.fieldNodes;
    // Which fields are put together may depend on variables.
    if (!node || others.length > 0) return collect(info, behind);
    const before = known.get(node);
    if (before !== undefined) return before;
    const asked = collect(info, behind);
    known.set(node, asked);
    return asked;
  };
}

function collect(
  { fieldNodes, fragments, returnType }: AskedInfo,
  behind: Readonly<Record<string, readonly string[]>>,
): Properties {
  const type = getNamedType(returnType);
  if (!isObjectType(type)) return null;
  const fields = type.getFields();
  const found = new Set<string>();

  function add({ selections }: SelectionSetNode): boolean {
    return selections.every((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return add(node.selectionSet);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[node.name.value];
        return fragment !== undefined && add(fragment.selectionSet);
      }
      const { value: name } = node.name;
      if (name === '__typename') return true;
      const read = behind[name] ?? (fields[name]?.resolve ? null : [name]);
      for (const property of read ?? []) found.add(property);
      return read !== null;
    });
  }
  return fieldNodes.every(({ selectionSet }) => selectionSet && add(selectionSet)) ? [...found] : null;
}
