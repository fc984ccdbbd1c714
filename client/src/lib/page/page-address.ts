import type { Params } from 'react-router-dom';

/** What a query parameter that means something to a page may hold; all others make no other page of it: one of these words, a whole number from 1, or any text. */
type Parameter = readonly string[] | 'number' | 'text';
export type Parameters = Readonly<Record<string, Parameter>>;

/** What `query` says in `parameters`: each once and in their order, without values that mean nothing. */
export function readParameters(parameters: Parameters, query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = query.get(name)?.trim();
    if (value && takes(parameter, value)) read.set(name, value);
  }
  return read;
}

function takes(parameter: Parameter, value: string): boolean {
  if (parameter === 'text') return true;
  return parameter === 'number' ? /^[1-9]\d{0,8}$/.test(value) : parameter.includes(value);
}

/** Where a page is, and what it reads of its address. */
export interface PageAddress {
  /** As the router takes it; `:id` is the number of a record. */
  path: string;
  /** What it reads of the query; nothing when left out. */
  parameters?: Parameters;
  /** Where the path has an `:id`: the field of the contract that answers its record. */
  record?: string;
  /** False where nobody begins: it follows a step of a visitor, or a link of a mail. */
  listed?: false;
  /** True where it is made for who asks: kept nowhere, listed nowhere, and counted as asked by them. A `key` in its query is named to no other site. */
  personal?: true;
  /** True where something is filled in: Back and the chat keep out of its way. */
  form?: true;
}

/** The pages of a folder. Each is named as its file: `registrationSuccess` is `registration-success-page.tsx`. */
export type PageAddresses = Readonly<Record<string, PageAddress>>;

/** The number of a record in the last part of its address: `12` of `gorilla-trek-12`. Undefined without words before it. */
export const numberAfterWords = (part: string): string | undefined =>
  /^[a-z0-9-]*-([1-9]\d*)$/.exec(part)?.[1];

/** What an address says, with the number of its record as `id`. */
export function recordParams(params: Params): Params {
  const number = numberAfterWords(params.id ?? '');
  return number ? { ...params, id: number } : params;
}
