// The typed documents of the client, in which each field that not everybody may read says which right it needs:
// `medications @needs(right: readHealth)`. The client takes out what the signed-in person may not read before it asks.
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { guardOf } from './rights-plugin.mjs';

export function plugin(schema, documents, config) {
  const marked = (node) => markedIn(schema, node);
  return typedDocuments.plugin(
    schema,
    documents.map((file) => ({ ...file, document: marked(file.document) })),
    {
      ...config,
      externalFragments: config.externalFragments?.map((fragment) => ({
        ...fragment,
        node: marked(fragment.node),
      })),
    },
  );
}

function markedIn(schema, node) {
  const types = new TypeInfo(schema);
  const enter = (field) => {
    const around = types.getParentType();
    const definition = types.getFieldDef();
    if (!definition || around === schema.getMutationType()) return undefined;
    const right = guardOf(schema, around, definition);
    return right && { ...field, directives: [...(field.directives ?? []), needs(right)] };
  };
  return visit(node, visitWithTypeInfo(types, { Field: { enter } }));
}

const named = (value) => ({ kind: Kind.NAME, value });

const needs = (right) => ({
  kind: Kind.DIRECTIVE,
  name: named('needs'),
  arguments: [{ kind: Kind.ARGUMENT, name: named('right'), value: { kind: Kind.ENUM, value: right } }],
});

export default { plugin };
