// Subscribers as a CSV file, downloaded and taken in. Both by a link that staff made.
import { type RequestHandler, Router } from 'express';
import { subscribersPath } from '../modules/newsletter/subscriber-links.ts';
import type { Services } from '../services.ts';
import { answerFile, streamFile, tokenOf, visitorOf } from './file-answer.ts';

export function subscribersHandler({
  subscriberFiles,
  subscriberLinks,
}: Pick<Services, 'subscriberFiles' | 'subscriberLinks'>): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    subscribersPath,
    answerFile(async (req, res) => {
      const actor = await subscriberLinks.holder('export', tokenOf(req), visitorOf(req));
      const day = new Date().toISOString().slice(0, 10);
      res.type('text/csv').attachment(`subscribers-${day}.csv`);
      await streamFile(res, await subscriberFiles.export(actor));
    }),
  );
  router.post(
    subscribersPath,
    answerFile(async (req, res) => {
      const actor = await subscriberLinks.holder('import', tokenOf(req), visitorOf(req));
      res.status(201).json({ data: await subscriberFiles.import(actor, req) });
    }),
  );
  return router;
}
