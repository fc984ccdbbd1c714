// Files that come and go by a link of ours, whoever opens it: all content, the subscribers, who travels on a date, and what there is of one person.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { callerOf } from '../graphql/context-from-request.ts';
import { archivePath } from '../modules/archive/archive.service.ts';
import { manifestPath } from '../modules/bookings/manifest/manifest-file.service.ts';
import { subscribersPath } from '../modules/newsletter/subscriber-links.ts';
import { personExportPath } from '../modules/persons/person-export.service.ts';
import type { Actor } from '../platform/actor.ts';
import type { Services } from '../services.ts';
import { sendAsWritten } from './cache/capture-response.ts';

type LinkedFiles = Pick<
  Services,
  'archive' | 'manifestFile' | 'personExport' | 'subscriberFiles' | 'subscriberLinks'
>;

export function linkedFilesHandler(services: LinkedFiles): RequestHandler {
  const { archive, manifestFile, personExport, subscriberFiles, subscriberLinks } = services;
  const router = Router({ caseSensitive: true });
  router
    .route(archivePath)
    .get(
      answerFile(async (req, res) => {
        await archive.holder('export', tokenOf(req), visitorOf(req));
        res.type('application/gzip').attachment(`website-${today()}.tar.gz`);
        await streamFile(res, archive.export());
      }),
    )
    .post(
      answerFile(async (req, res) => {
        const owner = await archive.holder('import', tokenOf(req), visitorOf(req));
        const declared = Number(req.headers['content-length']);
        const taken = await archive.import(owner, req, Number.isNaN(declared) ? undefined : declared);
        res.status(201).json({ data: taken });
      }),
    );
  router.get(
    personExportPath,
    answerFile(async (req, res) => {
      const file = await personExport.download(tokenOf(req), visitorOf(req));
      res.type('application/zip').attachment('person.zip');
      await streamFile(res, file);
    }),
  );
  router.get(
    manifestPath,
    answerFile(async (req, res) => {
      const { name, csv } = await manifestFile.download(tokenOf(req), visitorOf(req));
      res.type('text/csv').attachment(name).send(csv);
    }),
  );
  router
    .route(subscribersPath)
    .get(
      answerFile(async (req, res) => {
        const actor = await subscriberLinks.holder('export', tokenOf(req), visitorOf(req));
        res.type('text/csv').attachment(`subscribers-${today()}.csv`);
        await streamFile(res, await subscriberFiles.export(actor));
      }),
    )
    .post(
      answerFile(async (req, res) => {
        const actor = await subscriberLinks.holder('import', tokenOf(req), visitorOf(req));
        res.status(201).json({ data: await subscriberFiles.import(actor, req) });
      }),
    );
  return router;
}

/** Never kept. */
const answerFile =
  (work: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  (req, res) => {
    res.set('Cache-Control', 'no-store');
    return work(req, res);
  };

/** Sends a file as it is made, no faster than it is taken. */
function streamFile(res: Response, file: Readable): Promise<void> {
  sendAsWritten(res);
  return pipeline(file, res);
}

const visitorOf = (req: Request): Actor => ({ user: null, ...callerOf(req) });

const tokenOf = ({ query }: Request) => (typeof query.token === 'string' ? query.token : '');

/** In UTC, for the names of files. */
const today = () => new Date().toISOString().slice(0, 10);
