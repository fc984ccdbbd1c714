// One line a request: method, path, status, duration. Not who asked, and not the query, which may hold a token.
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config.ts';
import type { Logger } from '../platform/log.ts';
import { nextRequestId } from '../platform/request-id.ts';

/** In a demo lines are for people, who want to see what goes wrong; all requests show with LOG_LEVEL=debug. */
export function createRequestLog(log: Logger, mode: Config['mode']): RequestHandler {
  const usual = mode === 'demo' ? 'debug' : 'info';
  return pinoHttp({
    logger: log,
    genReqId: (_req, res) => {
      const id = nextRequestId();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : usual),
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    quietReqLogger: true,
    autoLogging: { ignore: ({ url }) => /^\/(healthz|readyz|assets\/)/.test(url ?? '') },
  });
}
