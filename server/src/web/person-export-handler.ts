// All that there is of a person as a ZIP file, downloaded by a link that staff made.
import { type RequestHandler, Router } from 'express';
import { personExportPath } from '../modules/persons/person-export.service.ts';
import type { Services } from '../services.ts';
import { answerFile, streamFile, tokenOf, visitorOf } from './file-answer.ts';

export function personExportHandler({ personExport }: Pick<Services, 'personExport'>): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(
    personExportPath,
    answerFile(async (req, res) => {
      const file = await personExport.download(tokenOf(req), visitorOf(req));
      res.type('application/zip').attachment('person.zip');
      await streamFile(res, file);
    }),
  );
  return router;
}
