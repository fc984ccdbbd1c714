// Lets scripts of the sites in CORS_ORIGINS call the API; every other site's are stopped by the browser itself.
import type { RequestHandler } from 'express';

const day = 24 * 60 * 60;
const readable =
  'ETag, Link, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id, X-Total-Count';

const takes =
  'Authorization, Content-Type, Apollo-Require-Preflight, Idempotency-Key, If-Match, If-None-Match';

export function createCors(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    if (origins.length > 0) res.vary('Origin');
    const { origin } = req.headers;
    if (!origin || !origins.includes(origin)) return next();
    res.set('Access-Control-Allow-Origin', origin);
    res.set('Access-Control-Expose-Headers', readable);
    if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) return next();
    res.set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': takes,
      'Access-Control-Max-Age': String(day),
    });
    res.status(204).end();
  };
}
