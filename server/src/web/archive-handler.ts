// All content as one file: downloaded, and taken in where there is none. Both by a link that an owner made.
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { refusalFor } from '../graphql/public-error.ts';
import { type ArchiveService, archivePath } from '../modules/archive/archive.service.ts';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { nextRequestId } from '../platform/request-id.ts';

interface ArchiveHandlerDeps {
  archive: ArchiveService;
  log: Logger;
}

export function archiveHandler({ archive, log }: ArchiveHandlerDeps): RequestHandler {
  const answer = (work: (req: Request, res: Response) => Promise<void>): RequestHandler => {
    return async (req, res) => {
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
  };
  const actorOf = (req: Request) => ({
    ...{ user: null, ip: req.ip ?? '', userAgent: req.headers['user-agent'] ?? '' },
  });
  const tokenOf = ({ query }: Request) => (typeof query.token === 'string' ? query.token : '');

  const router = Router({ caseSensitive: true });
  router.get(
    archivePath,
    answer(async (req, res) => {
      await archive.holder('export', tokenOf(req), actorOf(req));
      const day = new Date().toISOString().slice(0, 10);
      res.type('application/gzip').attachment(`website-${day}.tar.gz`);
      await pipeline(archive.export(), res);
    }),
  );
  router.post(
    archivePath,
    answer(async (req, res) => {
      const owner = await archive.holder('import', tokenOf(req), actorOf(req));
      const declared = Number(req.headers['content-length']);
      const taken = await archive.import(owner, req, Number.isNaN(declared) ? undefined : declared);
      res.status(201).json({ data: taken });
    }),
  );
  return router;
}
