// One line a request: method, path, status, duration. Not who asked, and not the query, which may hold a token.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config.ts';
import type { Logger } from '../platform/log.ts';
import { nextRequestId } from '../platform/request-id.ts';

/** In a demo lines are for people, who want to see what goes wrong; all requests show with LOG_LEVEL=debug. */
export function createRequestLog(log: Logger, mode: Config['mode']): RequestHandler {
  const usual = usualLevel(mode);
  return pinoHttp({
    logger: log,
    genReqId: (_req, res) => {
      const id = nextRequestId();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : usual),
    serializers,
    quietReqLogger: true,
    autoLogging: { ignore: ({ url }) => /^\/(healthz|readyz|assets\/)/.test(url ?? '') },
  });
}

export type LogFromMemory = (req: IncomingMessage, res: ServerResponse) => string;

/** The same line for an answer from memory, which no handler sees. Returns the number the answer is to carry. */
export function createMemoryLog(log: Logger, mode: Config['mode']): LogFromMemory {
  const usual = usualLevel(mode);
  return (req, res) => {
    const begun = performance.now();
    const reqId = nextRequestId();
    const line = { reqId, req: serializers.req(req), fromMemory: true };
    res.once('finish', () => {
      const responseTime = Math.round(performance.now() - begun);
      log[usual]({ ...line, res: serializers.res(res), responseTime }, 'request completed');
    });
    return reqId;
  };
}

const usualLevel = (mode: Config['mode']) => (mode === 'demo' ? 'debug' : 'info');

const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split('?', 1)[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
};
