import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { cachePolicy } from './cache-policy.ts';
import { limits } from './limits.ts';

type Tables = readonly string[] | null;

/** Queries remembered; strangers may send any number of different ones. */
const most = 1000;

/** Which tables a query reads, for whoever keeps answers: null unless the schema calls all of it public. */
export function createQueryTables(schema: GraphQLSchema) {
  const byDocument = new WeakMap<DocumentNode, Tables>();
  const byText = new Map<string, Tables>();

  function ofDocument(document: DocumentNode): Tables {
    const known = byDocument.get(document);
    if (known !== undefined) return known;
    const tables = cachePolicy(document, schema)?.tags ?? null;
    byDocument.set(document, tables);
    return tables;
  }

  /** Of the body of a request to /graphql, as it was sent. */
  function ofRequest(body: unknown): Tables {
    const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
    if (typeof query !== 'string') return null;
    const known = byText.get(query);
    if (known !== undefined) return known;
    const tables = ofText(query);
    if (byText.size >= most) byText.clear();
    byText.set(query, tables);
    return tables;
  }

  function ofText(query: string): Tables {
    try {
      return ofDocument(parse(query, { maxTokens: limits.tokens, noLocation: true }));
    } catch {
      return null; // Apollo will say what is wrong with it.
    }
  }

  return { ofDocument, ofRequest };
}
