// Going through what a document asks for.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The fragments of a document, by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  return fragments;
}

export const operationsOf = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** The fields of a selection in their order, with those of its fragments, each of which is looked at once; one that there is not has none. */
export function* selectedFields(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  seen = new Set<string>(),
): Generator<FieldNode> {
  for (const node of selection?.selections ?? []) {
    if (node.kind === Kind.FIELD) yield node;
    else if (node.kind === Kind.INLINE_FRAGMENT) yield* selectedFields(node.selectionSet, fragments, seen);
    else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      yield* selectedFields(fragments[node.name.value]?.selectionSet, fragments, seen);
    }
  }
}
