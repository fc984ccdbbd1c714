import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses `subscription { … }` where the schema has none: without this it would only fail when it runs. */
export const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} in this schema.`, { nodes: node }));
  },
});
