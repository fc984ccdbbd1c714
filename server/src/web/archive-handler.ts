// All content as one file: downloaded, and taken in where there is none. Both by a link that an owner made.
import { type RequestHandler, Router } from 'express';
import { archivePath } from '../modules/archive/archive.service.ts';
import type { Services } from '../services.ts';
import { answerFile, streamFile, tokenOf, visitorOf } from './file-answer.ts';

export function archiveHandler({ archive }: Pick<Services, 'archive'>): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    archivePath,
    answerFile(async (req, res) => {
      await archive.holder('export', tokenOf(req), visitorOf(req));
      const day = new Date().toISOString().slice(0, 10);
      res.type('application/gzip').attachment(`website-${day}.tar.gz`);
      await streamFile(res, archive.export());
    }),
  );
  router.post(
    archivePath,
    answerFile(async (req, res) => {
      const owner = await archive.holder('import', tokenOf(req), visitorOf(req));
      const declared = Number(req.headers['content-length']);
      const taken = await archive.import(owner, req, Number.isNaN(declared) ? undefined : declared);
      res.status(201).json({ data: taken });
    }),
  );
  return router;
}
