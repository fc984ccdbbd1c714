// Files that come and go by a link of ours, whoever opens it.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf } from '../graphql/context-from-request.ts';
import type { Actor } from '../platform/actor.ts';
import { sendAsWritten } from './cache/capture-response.ts';

/** Never kept. */
export const answerFile =
  (work: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  (req, res) => {
    res.set('Cache-Control', 'no-store');
    return work(req, res);
  };

/** Sends a file as it is made, no faster than it is taken. */
export function streamFile(res: Response, file: Readable): Promise<void> {
  sendAsWritten(res);
  return pipeline(file, res);
}

export const visitorOf = (req: Request): Actor => ({ user: null, ...callerOf(req) });

export const tokenOf = ({ query }: Request) => (typeof query.token === 'string' ? query.token : '');
