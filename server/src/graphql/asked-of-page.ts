import { type FieldNode, getNamedType, isLeafType, isObjectType, Kind, type SelectionSetNode } from 'graphql';
import type { Properties } from '../platform/database/selections.ts';
import type { AskedInfo, askedProperties } from './asked-properties.ts';

/** Nobody asks for rows: a number of them, or where they stand. */
const none: Properties = [];

/**
 * Which properties of its rows a page is asked for by `nodes`; null, for any, where there is another way to them, such as
 * `edges`.
 */
export function askedOfPage(asked: ReturnType<typeof askedProperties>): (info: AskedInfo) => Properties {
  return ({ fieldNodes, fragments, returnType }) => {
    const type = getNamedType(returnType);
    if (!isObjectType(type)) return null;
    const fields = type.getFields();
    const nodes: FieldNode[] = [];

    function add({ selections }: SelectionSetNode): boolean {
      return selections.every((node) => {
        if (node.kind === Kind.INLINE_FRAGMENT) return add(node.selectionSet);
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments[node.name.value];
          return fragment !== undefined && add(fragment.selectionSet);
        }
        const { value: name } = node.name;
        if (name === 'nodes') nodes.push(node);
        if (name === 'nodes' || name === 'pageInfo' || name === '__typename') return true;
        const leads = getNamedType(fields[name]?.type);
        return leads !== undefined && isLeafType(leads);
      });
    }
    const rows = fields.nodes?.type;
    if (!rows || !fieldNodes.every(({ selectionSet }) => selectionSet && add(selectionSet))) return null;
    return nodes.length > 0 ? asked({ fieldNodes: nodes, fragments, returnType: rows }) : none;
  };
}
