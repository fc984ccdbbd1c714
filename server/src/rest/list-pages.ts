// A list in pages: what may stand behind the question mark of its address, and the headers that lead on.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { badField, labelOf } from '../platform/validation.ts';

/** What answers a list when its address has parameters; without them it is answered whole. */
export interface ListPages {
  operation: TypedDocumentNode<{ data?: unknown }, never>;
  /** Parameters that may be given, by the names of the operation's variables. */
  parameters: readonly string[];
}

/** What the operation answers under `data`. */
interface Page {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** Most rows of a page. */
export const largestPage = 100;

/**
 * The operation's variables from the parameters of an address. Throws BAD_USER_INPUT for one that there is not, or that is
 * given twice: its sender would take the answer for another one.
 */
export function pageVariables(
  { parameters }: Pick<ListPages, 'parameters'>,
  given: URLSearchParams,
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const [name, value] of given) {
    if (!parameters.includes(name)) throw unknownParameter(name);
    if (name in variables) throw badField(name, `${labelOf(name)} can be given once only.`);
    variables[name] = reading[name]?.(value) ?? value;
  }
  return variables;
}

export function unknownParameter(name: string) {
  const shown = name.slice(0, 50);
  return badField(shown, `There is no query parameter "${shown}" here. Please leave it out.`);
}

/** How what is no text is written in an address. */
const reading: Record<string, (value: string) => unknown> = {
  first(value) {
    const first = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (first >= 1 && first <= largestPage) return first;
    throw badField('first', `First must be a number from 1 to ${largestPage}.`);
  },
  /** `name`, or `-name` for the other direction. */
  sort: (value) =>
    value.startsWith('-') ? { field: value.slice(1), direction: 'desc' } : { field: value, direction: 'asc' },
};

/** The headers that tell how many there are and where the page after this one is: below `address`, asked for alike. */
export function pageHeaders(page: unknown, address: string, given: URLSearchParams): Record<string, string> {
  const { pageInfo, totalCount } = page as Page;
  const next = new URLSearchParams(given);
  next.set('after', pageInfo.endCursor ?? '');
  return {
    'X-Total-Count': String(totalCount),
    ...(pageInfo.hasNextPage && { Link: `<${address}?${next}>; rel="next"` }),
  };
}

export const rowsOf = (page: unknown) => (page as Page).nodes;
