import { type FieldNode, type GraphQLResolveInfo, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { Properties } from '../platform/database/selections.ts';
import { selectedFields } from './documents.ts';

type AskedInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>;

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
  for (const { selectionSet } of fieldNodes)
    for (const { name } of selectedFields(selectionSet, fragments)) {
      if (name.value === '__typename') continue;
      const read = behind[name.value] ?? (fields[name.value]?.resolve ? null : [name.value]);
      if (!read) return null;
      for (const property of read) found.add(property);
    }
  return [...found];
}

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
    const rows = fields.nodes?.type;
    if (!rows) return null;
    const nodes: FieldNode[] = [];
    for (const { selectionSet } of fieldNodes)
      for (const node of selectedFields(selectionSet, fragments)) {
        const { value: name } = node.name;
        if (name === 'nodes') nodes.push(node);
        else if (
          name !== 'pageInfo' &&
          name !== '__typename' &&
          !isLeafType(getNamedType(fields[name]?.type))
        )
          return null;
      }
    return nodes.length > 0 ? asked({ fieldNodes: nodes, fragments, returnType: rows }) : none;
  };
}
