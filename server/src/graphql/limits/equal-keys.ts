// What is asked for again and again in one place is compared each with each by validation, which takes far longer than the answer.
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { english } from '../../platform/locale.ts';
import { fragmentsOf } from '../documents.ts';
import { limits } from './limits.ts';

/** Parts of a query that are looked at, each as often as fragments bring it; ours have a few hundred. */
const mostParts = 10_000;

/** Refuses more equal response keys in one place than anybody needs, before other rules look at the document. */
export const fewEqualKeys: ValidationRule = (context) => {
  const document = context.getDocument();
  const refusal = refusalOf(document);
  if (refusal) {
    context.reportError(new GraphQLError(refusal));
    // Each rule is made before the first one runs: the others find nothing that takes time.
    Object.assign(document, { definitions: [] });
  }
  return {};
};

function refusalOf(document: DocumentNode): string | null {
  const fragments = fragmentsOf(document);
  let parts = 0;

  /** Looks at what these selections ask for together. */
  function refusalIn(sets: readonly Part<SelectionSetNode>[]): string | null {
    const byKey = new Map<string, Part<FieldNode>[]>();
    const seen = new Set<string>();

    function collect({ node: { selections }, within }: Part<SelectionSetNode>): boolean {
      return selections.every((node) => {
        parts += 1;
        if (parts > mostParts) return false;
        if (node.kind === Kind.INLINE_FRAGMENT) return collect({ node: node.selectionSet, within });
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          const name = node.name.value;
          const fragment = fragments[name];
          // Twice in one place is once; one inside of itself is refused by another rule.
          if (!fragment || seen.has(name) || within.includes(name)) return true;
          seen.add(name);
          return collect({ node: fragment.selectionSet, within: [...within, name] });
        }
        const key = (node.alias ?? node.name).value;
        const equal = byKey.get(key);
        if (equal) equal.push({ node, within });
        else byKey.set(key, [{ node, within }]);
        return true;
      });
    }

    if (!sets.every(collect))
      return `This query has more than ${mostParts.toLocaleString(english.formats)} fields, as its fragments stand in each other. Please ask for fewer.`;
    for (const [key, equal] of byKey) {
      if (equal.length > limits.equalKeys)
        return `"${key}" is asked for more than ${limits.equalKeys} times in one place of this query. Once is enough.`;
      const inside = equal.flatMap(({ node: { selectionSet: node }, within }) =>
        node ? [{ node, within }] : [],
      );
      const refusal = inside.length > 0 ? refusalIn(inside) : null;
      if (refusal) return refusal;
    }
    return null;
  }

  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const within = node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [];
    const refusal = refusalIn([{ node: node.selectionSet, within }]);
    if (refusal) return refusal;
  }
  return null;
}

interface Part<Node> {
  node: Node;
  /** The fragments it stands in. */
  within: readonly string[];
}
