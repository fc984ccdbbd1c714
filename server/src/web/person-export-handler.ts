// All that there is of a person as a ZIP file, downloaded by a link that staff made.
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { type PersonExportService, personExportPath } from '../modules/persons/person-export.service.ts';
import type { Logger } from '../platform/log.ts';
import { answerFile, tokenOf, visitorOf } from './file-answer.ts';

interface PersonExportHandlerDeps {
  personExport: PersonExportService;
  log: Logger;
}

export function personExportHandler({ personExport, log }: PersonExportHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    personExportPath,
    answerFile(log, async (req, res) => {
      const file = await personExport.download(tokenOf(req), visitorOf(req));
      res.type('application/zip').attachment('person.zip');
      await pipeline(file, res);
    }),
  );
  return router;
}
