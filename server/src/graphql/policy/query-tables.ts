import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { onceForEach, SmallMap } from '../../platform/once-for-each.ts';
import { isRecord } from '../../platform/text/json.ts';
import { limits } from '../limits/limits.ts';
import { type CachePolicy, cachePolicy } from './cache-policy.ts';

type Tables = readonly string[] | null;
type Policy = CachePolicy | null;

/** Queries remembered; strangers may send any number of different ones. */
const maxQueries = 1000;

/** Which tables a query reads, for whoever keeps answers: null unless the schema calls all of it public. */
export function createQueryTables(schema: GraphQLSchema) {
  const policyOf = onceForEach(
    (document: DocumentNode): Policy => cachePolicy(document, schema),
    new WeakMap(),
  );
  const policyOfText = onceForEach((query: string): Policy => {
    try {
      return policyOf(parse(query, { maxTokens: limits.tokens, noLocation: true }));
    } catch {
      return null; // Apollo will say what is wrong with it.
    }
  }, new SmallMap(maxQueries));

  function ofDocument(document: DocumentNode, variables?: unknown): Tables {
    return tablesFor(policyOf(document), variables);
  }

  /** Of the body of a request to /graphql, as it was sent. */
  function ofRequest(body: unknown): Tables {
    if (!isRecord(body) || typeof body.query !== 'string') return null;
    return tablesFor(policyOfText(body.query), body.variables);
  }

  /** Whether every visitor who asks it now gets the same answer, kept or not. */
  function isSameForAll(document: DocumentNode, variables?: unknown): boolean {
    const policy = policyOf(document);
    return policy !== null && !isGiven(policy, variables);
  }

  return { ofDocument, ofRequest, isSameForAll };
}

function tablesFor(policy: Policy, variables: unknown): Tables {
  if (!policy || policy.maxAge === 0) return null;
  return isGiven(policy, variables) ? null : policy.tags;
}

/** Whether a variable has a value that makes the answer one for the asking person alone. */
function isGiven({ unlessGiven }: CachePolicy, variables: unknown): boolean {
  const given = isRecord(variables) ? variables : {};
  return unlessGiven.some((name) => given[name] != null);
}
