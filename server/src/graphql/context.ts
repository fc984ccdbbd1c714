// What every resolver gets: who asks, the cookies and headers of the answer, and the services that do the work.
import type { ExecutionResult } from 'graphql';
import type { AllSettings } from '../modules/settings/settings-group.ts';
import type { Actor } from '../platform/actor.ts';
import type { CookieJar } from '../platform/cookie-jar.ts';
import type { Locale } from '../platform/locale.ts';
import type { Services } from '../services.ts';

export interface GraphQLContext {
  actor: Actor;
  services: Services;
  /** What is answered is written in. */
  locale: Locale;
  cookies: CookieJar;
  /** Of the answer, where it is one of GraphQL over HTTP. */
  mediaType?: string;
  requestId: string;
  /** In place of those that are published: somebody looks at a draft. */
  siteSettings?: AllSettings;
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
