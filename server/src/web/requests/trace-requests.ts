// Requests as spans: which handler answered with which status. Never the address, which may hold what somebody typed, or a token.
import type { RequestListener } from 'node:http';
import type { TraceparentOf } from '../../platform/tracing/traceparent.ts';
import { isTraced, span } from '../../platform/tracing/tracing.ts';
import { handlerNameOf } from './request-counts.ts';

/** `serve`, each request of which is a span where somebody wants spans; questions for our health are none. */
export function traceRequests(serve: RequestListener, traceparentOf: TraceparentOf): RequestListener {
  if (!isTraced()) return serve;
  return (req, res) => {
    const handler = handlerNameOf(req.url ?? '/');
    if (handler === 'health') return serve(req, res);
    const { method = '' } = req;
    void span(
      `${method} ${handler}`,
      { 'http.request.method': method, 'lubugo.handler': handler },
      (note) => {
        const answered = new Promise<void>((resolve) => {
          res.once('close', () => {
            const { statusCode, writableEnded } = res;
            note({ 'http.response.status_code': statusCode });
            if (!writableEnded) note({ 'error.type': 'aborted' });
            else if (statusCode >= 500) note({ 'error.type': String(statusCode) });
            resolve();
          });
        });
        serve(req, res);
        return answered;
      },
      { kind: 'server', parent: traceparentOf(req) ?? null },
    );
  };
}
