import type { ServerResponse } from 'node:http';
import type { ReportLimit } from '../../platform/limits/count-call.ts';

/** What is left of the nearest limit, in the headers of the IETF draft; the reset is in seconds. */
export function limitHeaders(res: Pick<ServerResponse, 'setHeader'>): ReportLimit {
  let nearest = Number.POSITIVE_INFINITY;
  return ({ limit, remaining, reset }) => {
    if (remaining > nearest) return;
    nearest = remaining;
    res.setHeader('RateLimit-Limit', String(limit));
    res.setHeader('RateLimit-Remaining', String(remaining));
    res.setHeader('RateLimit-Reset', String(reset));
  };
}
