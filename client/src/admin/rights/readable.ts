import { type ApolloClient, DocumentTransform } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';
import { guardedFields } from '../../generated/rights.ts';
import type { Right, Role } from '../../generated/schema.ts';
import { mayAs } from './rights.ts';

/**
 * Takes out of each document what the role of the moment may not read: codegen marked those fields with `@needs`. Nothing of it
 * is asked for, and a row comes without.
 */
export const readableDocuments = (roleNow: () => Role | undefined) =>
  new DocumentTransform((document) => readableBy(roleNow(), document), {
    getCacheKey: (document) => [document, roleNow() ?? ''],
  });

/**
 * The cache keeps a field under its name and its directives. What was asked for without `@needs` is read and changed without it, too,
 * by whatever document a screen does so.
 */
export function keepAsAsked({ cache }: ApolloClient, transform: DocumentTransform): void {
  const { read, write, diff } = cache;
  cache.read = ((options) =>
    read.call(cache, { ...options, query: transform.transformDocument(options.query) })) as typeof read;
  cache.write = ((options) =>
    write.call(cache, { ...options, query: transform.transformDocument(options.query) })) as typeof write;
  cache.diff = ((options) =>
    diff.call(cache, { ...options, query: transform.transformDocument(options.query) })) as typeof diff;
}

/** Where a row came without such a field, the cache holds all of it that there is for this person. */
export const guardedPolicies = Object.fromEntries(
  Object.entries(guardedFields).map(([type, names]) => [
    type,
    { fields: Object.fromEntries(names.map((name) => [name, { read: (value = null) => value }])) },
  ]),
);

export function readableBy(role: Role | undefined, document: DocumentNode): DocumentNode {
  const pruned = visit(document, {
    Field: {
      enter(field) {
        const right = neededFor(field);
        if (!right) return undefined;
        if (role && !mayAs(role, right)) return null;
        return { ...field, directives: field.directives?.filter(({ name }) => name.value !== 'needs') };
      },
      leave: (field) => (field.selectionSet?.selections.length === 0 ? null : undefined),
    },
  });
  // A call of which nothing would be left is for the server to refuse, with its sentence.
  const whole = pruned.definitions.every(
    (node) => !('selectionSet' in node) || node.selectionSet.selections.length > 0,
  );
  return whole ? withoutUnused(pruned) : readableBy(undefined, document);
}

function neededFor({ directives }: FieldNode): Right | undefined {
  const value = directives?.find(({ name }) => name.value === 'needs')?.arguments?.[0]?.value;
  return value?.kind === Kind.ENUM ? (value.value as Right) : undefined;
}

/** The server refuses fragments and variables that nothing uses. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const note = (node: (typeof document.definitions)[number]) =>
    visit(node, {
      VariableDefinition: { enter: () => false },
      Variable: { enter: ({ name }) => void used.add(`$${name.value}`) },
      FragmentSpread: {
        enter({ name }) {
          if (used.has(name.value)) return;
          used.add(name.value);
          const meant = document.definitions.find(
            (definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
          );
          if (meant) note(meant);
        },
      },
    });
  for (const operation of operations) note(operation);
  if (operations.length === 0) return document;
  return visit(document, {
    FragmentDefinition: { enter: ({ name }) => (used.has(name.value) ? undefined : null) },
    VariableDefinition: {
      enter: ({ variable }) => (used.has(`$${variable.name.value}`) ? undefined : null),
    },
  });
}
