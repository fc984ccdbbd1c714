// Files that come and go by a link of ours, whoever opens it.
import type { Request, RequestHandler, Response } from 'express';
import { refusalFor } from '../graphql/public-error.ts';
import type { Actor } from '../platform/actor.ts';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { nextRequestId } from '../platform/request-id.ts';

/** Never kept; what is refused is told in JSON. */
export const answerFile =
  (log: Logger, work: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    res.set('Cache-Control', 'no-store');
    try {
      await work(req, res);
    } catch (error) {
      // Who sees the download end early knows that it is not whole.
      if (res.headersSent) return void res.destroy();
      const { code, message, details } = refusalFor(error, { log, requestId: nextRequestId() });
      res.status(errorStatus[code]).json({ error: { message, code, details } });
    }
  };

export const visitorOf = (req: Request): Actor => ({
  ...{ user: null, ip: req.ip ?? '', userAgent: req.headers['user-agent'] ?? '' },
});

export const tokenOf = ({ query }: Request) => (typeof query.token === 'string' ? query.token : '');
