import express, { type Request, type RequestHandler } from 'express';
import type { Services } from '../../services.ts';
import { bearerToken } from '../context-from-request.ts';
import { limits } from '../limits/limits.ts';

type Verify = NonNullable<Parameters<typeof express.json>[0]>['verify'];

/** Reads JSON. What staff write may be long; reading much for strangers would be a cheap way to keep us busy. */
export function jsonBody({ sessions }: Pick<Services, 'sessions'>, verify?: Verify): RequestHandler {
  const ofVisitors = express.json({ limit: limits.body, verify });
  const ofStaff = express.json({ limit: limits.staffBody, verify });
  const isSigned = (req: Request) => sessions.hasSigned(bearerToken(req) ?? '');
  return (req, res, next) => (isSigned(req) ? ofStaff : ofVisitors)(req, res, next);
}
