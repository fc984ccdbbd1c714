// Subscribers as a CSV file, downloaded and taken in. Both by a link that staff made.
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import type { SubscriberFilesService } from '../modules/newsletter/subscriber-files.service.ts';
import { type SubscriberLinks, subscribersPath } from '../modules/newsletter/subscriber-links.ts';
import type { Logger } from '../platform/log.ts';
import { answerFile, tokenOf, visitorOf } from './file-answer.ts';

interface SubscribersHandlerDeps {
  files: SubscriberFilesService;
  links: SubscriberLinks;
  log: Logger;
}

export function subscribersHandler({ files, links, log }: SubscribersHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    subscribersPath,
    answerFile(log, async (req, res) => {
      const actor = await links.holder('export', tokenOf(req), visitorOf(req));
      const day = new Date().toISOString().slice(0, 10);
      res.type('text/csv').attachment(`subscribers-${day}.csv`);
      await pipeline(await files.export(actor), res);
    }),
  );
  router.post(
    subscribersPath,
    answerFile(log, async (req, res) => {
      const actor = await links.holder('import', tokenOf(req), visitorOf(req));
      res.status(201).json({ data: await files.import(actor, req) });
    }),
  );
  return router;
}
