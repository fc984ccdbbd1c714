// Writes a typed hook beside each typed document: useProgramsQuery(options) for query Programs and so on.
// Apollo Client 4 has no maintained hooks plugin; this is all of it that the project needs.
import { Kind } from 'graphql';

const hook = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION && node.name);
  const used = [...new Set(operations.map(({ operation }) => `use${hook[operation]}`))].sort();
  const lines = operations.map(({ name, operation, variableDefinitions = [] }) => {
    const required = variableDefinitions.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
    // Only a query must have its variables when the hook is called; a mutation gets them when it is sent.
    const mark = required && operation !== 'mutation' ? '' : '?';
    const base = name.value[0].toUpperCase() + name.value.slice(1);
    const types = `${base}${hook[operation]}, ${base}${hook[operation]}Variables`;
    const apollo = `use${hook[operation]}`;
    return [
      `/** \`${apollo}\` bound to the ${operation} \`${name.value}\`. */`,
      `export function use${base}${hook[operation]}(options${mark}: ${apollo}.Options<${types}>) {`,
      `  return ${apollo}<${types}>(${base}Document, ${mark ? `(options ?? {}) as ${apollo}.Options<${types}>` : 'options'});`,
      '}',
    ].join('\n');
  });
  return {
    prepend: used.length ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [],
    content: lines.join('\n\n'),
  };
}

export default { plugin };
