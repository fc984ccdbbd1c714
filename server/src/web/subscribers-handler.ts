// Subscribers as a CSV file, downloaded and taken in. Both by a link that staff made.
import { type RequestHandler, Router } from 'express';
import type { SubscriberFilesService } from '../modules/newsletter/subscriber-files.service.ts';
import { type SubscriberLinks, subscribersPath } from '../modules/newsletter/subscriber-links.ts';
import { answerFile, streamFile, tokenOf, visitorOf } from './file-answer.ts';

interface SubscribersHandlerDeps {
  files: SubscriberFilesService;
  links: SubscriberLinks;
}

export function subscribersHandler({ files, links }: SubscribersHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    subscribersPath,
    answerFile(async (req, res) => {
      const actor = await links.holder('export', tokenOf(req), visitorOf(req));
      const day = new Date().toISOString().slice(0, 10);
      res.type('text/csv').attachment(`subscribers-${day}.csv`);
      await streamFile(res, await files.export(actor));
    }),
  );
  router.post(
    subscribersPath,
    answerFile(async (req, res) => {
      const actor = await links.holder('import', tokenOf(req), visitorOf(req));
      res.status(201).json({ data: await files.import(actor, req) });
    }),
  );
  return router;
}
