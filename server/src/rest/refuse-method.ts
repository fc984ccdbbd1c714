import type { Request, Response } from 'express';
import { AppError } from '../platform/errors.ts';

/** Which methods a path has; a browser that asks (OPTIONS) is no mistake. */
export function refuseMethod(req: Request, res: Response, allowed: string[]): void {
  res.setHeader('Allow', allowed.join(', '));
  if (req.method === 'OPTIONS') return void res.status(204).end();
  throw new AppError('METHOD_NOT_ALLOWED', `${req.method} is not possible here, only ${allowed.join(', ')}.`);
}
