import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { jsonBytes } from '../../platform/text/json-bytes.ts';
import type { GraphQLContext, PreparedRead, Variables } from '../context.ts';
import type { PlanOf } from './plan.ts';

interface OfferDeps {
  planOf: PlanOf;
  /** Throws when an operation brings or asks for too much. */
  check(asked: CheckedOperation): void;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode, variables: object): readonly string[] | null;
}

export interface CheckedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null | undefined;
  variables: Variables;
}

/** Offers what Apollo answered to a visitor as a prepared read: the same checks and the same plan, without parsing and validation. */
export function offerReads({ planOf, check, tablesOf }: OfferDeps): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ errors, document, operation, request, contextValue }) {
          if (errors || !document || !operation || !contextValue.offerRead) return;
          const { operationName } = request;
          const plan = planOf(document, operationName);
          if (!plan || !tablesOf(document, request.variables ?? {})) return;
          const read: PreparedRead = async (visitor, variables) => {
            if (!tablesOf(document, variables ?? {})) return { result: null };
            check({ document, operation, operationName, variables });
            const result = await plan(variables, visitor);
            return result.errors ? { result } : jsonBytes({ data: result.data }, '\n');
          };
          contextValue.offerRead(read);
        },
      };
    },
  };
}
