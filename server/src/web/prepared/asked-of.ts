import type { IncomingMessage } from 'node:http';
import type { Variables } from '../../graphql/context.ts';
import { type PublicRequestDeps, variantOf } from '../cache/public-request.ts';

/** A read by what it asks for, whatever the values of its variables. */
export interface AskedRead {
  key: string;
  variables: Variables;
}

/** What the body of a GraphQL request asks for; null where Apollo has something to say about it, or to look up. */
export function askedOf(req: IncomingMessage, body: Buffer, requests: PublicRequestDeps): AskedRead | null {
  const asked = parseObject(body);
  if (!asked) return null;
  const { query, variables, operationName, extensions } = asked;
  if (typeof query !== 'string' || extensions !== undefined) return null;
  if (variables != null && !isObject(variables)) return null;
  if (operationName != null && typeof operationName !== 'string') return null;
  const parts = [query, operationName ?? '', req.headers['content-type'], variantOf(req, requests)];
  return { key: parts.join('\n'), variables };
}

function parseObject(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
