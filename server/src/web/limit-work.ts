import type { RequestHandler } from 'express';
import { WorkLimit } from '../platform/limits/work-limit.ts';

/** A handler to stand before whatever costs work: only so much of it is done at once. */
export function createWorkLimit({ rateLimits }: { rateLimits: boolean }): RequestHandler {
  const limit = new WorkLimit();
  return (req, res, next) => {
    if (rateLimits) limit.begin(req.ip ?? '', res);
    next();
  };
}
