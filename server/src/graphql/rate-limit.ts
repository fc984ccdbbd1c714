// @rateLimit: how often one address may call a field.
import type { GraphQLSchema } from 'graphql';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from '../platform/addresses.ts';
import { tooMany } from '../platform/too-many.ts';
import type { GraphQLContext } from './context.ts';
import { directiveOn, fieldsOf, guard, objectTypes } from './fields.ts';

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Seconds of a window such as `15m`. */
export function secondsOf(window: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(window) ?? [];
  if (!count || !unit) throw new Error(`@rateLimit(window: "${window}") must look like 30s, 15m, 1h or 1d.`);
  return Number(count) * unitSeconds[unit as keyof typeof unitSeconds];
}

export function enforceRateLimits(schema: GraphQLSchema): void {
  for (const field of objectTypes(schema).flatMap(fieldsOf)) {
    const limit = directiveOn<{ max: number; window: string }>(schema, 'rateLimit', field);
    if (!limit) continue;
    const limiter = new RateLimiterMemory({ points: limit.max, duration: secondsOf(limit.window) });
    guard(field, (context) => count(limiter, context));
  }
}

async function count(limiter: RateLimiterMemory, context: GraphQLContext): Promise<void> {
  try {
    tell(limiter, await limiter.consume(callerOf(context.actor.ip)), context);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    tell(limiter, refusal, context);
    throw tooMany(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** What is left, in the headers of the IETF draft; the reset is in seconds. */
function tell(limiter: RateLimiterMemory, state: RateLimiterRes, { setHeader }: GraphQLContext): void {
  setHeader?.('RateLimit-Limit', String(limiter.points));
  setHeader?.('RateLimit-Remaining', String(Math.max(state.remainingPoints, 0)));
  setHeader?.('RateLimit-Reset', String(Math.ceil(state.msBeforeNext / 1000)));
}
