import type { FragmentDefinitionNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';
import type { Complete } from './run.ts';

/** What making a plan needs to know of the whole document. */
export interface Compiling {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Handed down: fields lead to types and types to fields. */
  compileFields: CompileFields;
}

/** Completes an object with the fields that are selected of it; null when no plan can do that. */
export type CompileFields = (
  compiling: Compiling,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
) => Complete | null;
