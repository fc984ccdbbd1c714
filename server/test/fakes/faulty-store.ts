// A real object store behind a front that can refuse to keep anything, or not answer at all, and that knows `If-None-Match`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { limitConcurrency } from '../../src/platform/limits/concurrency.ts';
import type { S3Settings } from '../../src/platform/storage/s3-storage.ts';
import { keptOpen } from '../kept-open.ts';
import { isSignedWith, keyIdOf } from './aws-signature.ts';

export interface FaultyStore {
  settings: S3Settings;
  /** Secrets that it takes, by the id of their key: while one is replaced, the old one and the new one. */
  keys: Map<string, string>;
  /** What is wrong with it from now on. */
  fault: 'none' | 'full' | 'hangs' | 'locked';
  /** What becomes of `If-None-Match: *`: stores keep it, refuse it (501 or 400), or do not look at it. */
  conditions: 'kept' | 501 | 400 | 'ignored';
  close(): Promise<void>;
}

/** The only one that the program knows, as id and as secret. */
const itsKey = 'S3RVER';

export async function startFaultyStore(): Promise<FaultyStore> {
  const directory = mkdtempSync(join(tmpdir(), 'lubugo-store-'));
  const configureBuckets = [{ name: 'pictures' }];
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await store.run();
  Object.assign(store.httpServer, keptOpen);
  const front = createServer(keptOpen, (req, res) => {
    if (faulty.fault === 'hangs') return;
    // The store behind it looks at the id alone, and knows one.
    const secret = faulty.keys.get(keyIdOf(req) ?? '');
    if (secret === undefined) return refuse(res, 403, 'InvalidAccessKeyId');
    if (faulty.fault === 'locked' || !isSignedWith(secret, req))
      return refuse(res, 403, 'SignatureDoesNotMatch');
    if (faulty.fault === 'full' && req.method === 'PUT') return void res.writeHead(507).end();
    const isNew = req.method === 'PUT' && req.headers['if-none-match'] === '*';
    if (!isNew || faulty.conditions === 'ignored') return void forward(req, res);
    if (faulty.conditions !== 'kept') return void refuse(res, faulty.conditions, 'NotImplemented');
    // The first that is finished is kept: here they are answered one after the other.
    void inTurn(async () => {
      const isThere = existsSync(join(directory, `${pathOf(req)}._S3rver_object`));
      if (isThere) refuse(res, 412, 'PreconditionFailed');
      else await forward(req, res);
    });
  });
  const inTurn = limitConcurrency(1);
  const forward = async (req: IncomingMessage, res: ServerResponse) => {
    const { method, url: path } = req;
    const headers = { ...req.headers, authorization: asItsOwn(req) };
    const { promise, resolve } = Promise.withResolvers<void>();
    const there = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
      answer.on('close', resolve);
    });
    there.on('error', () => {
      res.destroy();
      resolve();
    });
    req.pipe(there);
    await promise;
  };
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const faulty: FaultyStore = {
    settings: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: itsKey,
      secretAccessKey: itsKey,
    },
    keys: new Map([[itsKey, itsKey]]),
    fault: 'none',
    conditions: 'kept',
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return faulty;
}

const pathOf = (req: IncomingMessage) => new URL(req.url ?? '/', 'http://store').pathname;

/** Once all was sent: who is answered earlier may find the connection broken. */
function refuse(res: ServerResponse, status: number, code: string): void {
  res.req.resume();
  res.req.on('end', () =>
    res.writeHead(status).end(`<Error><Code>${code}</Code><Message>No</Message></Error>`),
  );
}

const asItsOwn = ({ headers }: IncomingMessage) =>
  headers.authorization?.replace(/Credential=[^/]+/, `Credential=${itsKey}`);
