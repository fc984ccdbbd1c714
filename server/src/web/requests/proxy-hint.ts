import type { RequestHandler } from 'express';
import type { Logger } from '../../platform/log.ts';

/** Says once that a proxy stands in front of us which nobody told us of: all its visitors count as one caller. */
export function createProxyHint(log: Logger, trustProxy: number): RequestHandler {
  let isSaid = trustProxy > 0;
  return (req, _res, next) => {
    if (!isSaid && req.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        'A request came with X-Forwarded-For, but TRUST_PROXY is 0: if a proxy stands in front of this server, set TRUST_PROXY to the number of proxies. Else all visitors count as one address, and share its limits.',
      );
    }
    next();
  };
}
