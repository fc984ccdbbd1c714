import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { WorkLimit } from '../platform/limits/work-limit.ts';

/** Begins an answer that costs work; throws when too much is under way. */
type BeginWork = (ip: string, res: ServerResponse) => void;

export function createWorkLimit({ rateLimits }: { rateLimits: boolean }): BeginWork {
  const limit = new WorkLimit();
  return (ip, res) => {
    if (rateLimits) limit.begin(ip, res);
  };
}

/** A handler to stand before whatever costs work: only so much of it is done at once. */
export const limitWorkBy =
  (begin: BeginWork): RequestHandler =>
  (req, res, next) => {
    begin(req.ip ?? '', res);
    next();
  };
