// How much one request may ask for. Checked before anything runs; introspection for tools is not counted.
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

export const limits = {
  /** Levels of braces. */
  depth: 8,
  /** Fields that are renamed; also how often one field can be asked for with other arguments. */
  aliases: 15,
  /** Words and signs of the document. */
  tokens: 1500,
  /** Objects count 2, other fields 1, times 1.5 for each level down. */
  cost: 2000,
  /** Bytes of a request. */
  body: 100_000,
};

/** As an error of validation among others, instead of one that is thrown. */
const refuse = {
  propagateOnRejection: false,
  onReject: [(context: unknown, error: GraphQLError) => (context as ValidationContext).reportError(error)],
};

export const limitRules = [
  maxDepthRule({ n: limits.depth, flattenFragments: true, ...refuse }),
  maxAliasesRule({ n: limits.aliases, ...refuse }),
  costLimitRule({ maxCost: limits.cost, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5, ...refuse }),
] as unknown as ValidationRule[];
