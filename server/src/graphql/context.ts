// What goes with every request to the contract.
import type { ExecutionResult } from 'graphql';
import type { Context } from '../modules/feature.ts';
import type { Locale } from '../platform/locale.ts';
import type { Services } from '../services.ts';

/** What handlers know of a request; a resolver sees the part that its feature says. */
export interface GraphQLContext extends Context<Services> {
  /** What is answered is written in. */
  locale: Locale;
  /** Of the answer, where it is one of GraphQL over HTTP. */
  mediaType?: string;
  requestId: string;
  /** Of a run that came to nothing before the handler was asked: see prepared-read.ts. */
  result?: ExecutionResult | undefined;
  /** Where answers to visitors can be read again. */
  offerRead?: ((read: PreparedRead) => void) | undefined;
}

/** Makes the body of an answer again, for a visitor. Throws, or answers what was run in vain, when the handlers have to tell something. */
export type PreparedRead = (visitor: GraphQLContext, variables: Variables) => Promise<Buffer | InVain>;

export type Variables = Record<string, unknown> | null | undefined;

/** A run with errors, and null when nothing was run. */
export interface InVain {
  result: ExecutionResult | null;
}
