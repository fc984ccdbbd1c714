// One line a request: method, path, status, duration. Not who asked, and not the query, which may hold a token.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Logger } from '../platform/log.ts';
import { asPartOf, type NameRequest } from '../platform/request-id.ts';
import type { TraceparentOf } from '../platform/tracing/traceparent.ts';

/** In a demo lines are for people, who want to see what goes wrong; all requests show with LOG_LEVEL=debug. */
export function createRequestLog(follow: FollowRequest, traceparentOf: TraceparentOf): RequestHandler {
  return (req, res, next) => {
    const requestId = follow(req, res);
    res.setHeader('X-Request-Id', requestId);
    asPartOf({ requestId, traceparent: traceparentOf(req) }, next);
  };
}

/** Gives a request its name, and has it logged once it is answered; asked again, it answers the same name. */
export type FollowRequest = (req: IncomingMessage, res: ServerResponse) => string;

export function followRequests(log: Logger, mode: Config['mode'], nameOf: NameRequest): FollowRequest {
  const usual = usualLevel(mode);
  const lines = ofKnownWords(log);
  const followed = new WeakMap<ServerResponse, string>();
  return (req, res) => {
    const known = followed.get(res);
    if (known) return known;
    const begun = Date.now();
    const reqId = nameOf(req);
    followed.set(res, reqId);
    // Routers change the address on their way.
    const { method, url = '' } = req;
    const done = (error?: Error) => {
      res.off('close', done).off('finish', done).off('error', done);
      const fault = faultOf(res, error);
      const level = fault ? 'error' : usual;
      if (!log.isLevelEnabled(level)) return;
      const line = { reqId, req: serializers.req({ method, url }), res: serializers.res(res) };
      const responseTime = Date.now() - begun;
      if (fault) log.error({ ...line, err: fault, responseTime }, 'request errored');
      else
        lines[usual](
          { ...line, responseTime },
          isAnswered(req, res) ? 'request completed' : 'request aborted',
        );
    };
    res.on('error', done);
    if (!notLogged.test(url)) res.on('close', done).on('finish', done);
    return reqId;
  };
}

const notLogged = /^\/(healthz|readyz|assets\/)/;

const faultOf = ({ statusCode }: ServerResponse, error?: Error): Error | undefined =>
  error ?? (statusCode >= 500 ? new Error(`failed with status code ${statusCode}`) : undefined);

const isAnswered = (req: IncomingMessage, res: ServerResponse) => !req.readableAborted && res.writableEnded;

export type LogFromMemory = (req: IncomingMessage, res: ServerResponse) => string;

/** The same line for an answer from memory, which no handler sees. Returns the name the answer is to carry. */
export function createMemoryLog(log: Logger, mode: Config['mode'], nameOf: NameRequest): LogFromMemory {
  const usual = usualLevel(mode);
  const lines = ofKnownWords(log);
  return (req, res) => {
    const begun = performance.now();
    const reqId = nameOf(req);
    const line = { reqId, req: serializers.req(req), fromMemory: true };
    res.once('finish', () => {
      const responseTime = Math.round(performance.now() - begun);
      lines[usual]({ ...line, res: serializers.res(res), responseTime }, 'request completed');
    });
    return reqId;
  };
}

/** Writes lines whose words all stand in this file: to look through each for what is private would cost twenty times the line. */
const ofKnownWords = (log: Logger) => log.child({}, { redact: [] });

const usualLevel = (mode: Config['mode']) => (mode === 'demo' ? 'debug' : 'info');

const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split('?', 1)[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
};
