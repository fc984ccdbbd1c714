import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Answer, createAnswer, headerValue, sendAnswer } from './answer.ts';
import { captureResponse } from './capture-response.ts';
import { publicTables } from './public-answer.ts';

/** Has the answer made and sends it, a public one with what `share` adds to its headers; resolves with null when the caller left before there was one. */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  next: RequestListener,
  share?: (headers: string[], tables: readonly string[]) => void,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { method } = req;
    captureResponse(res, ({ status, headers, body, requestId }) => {
      req.method = method;
      const tables = publicTables(res);
      const isPublic = tables !== undefined;
      const isRead = method !== 'POST';
      // Who does not say what browsers may keep of a read means: nothing, or only to compare it.
      if (isRead && !headers.includes('cache-control')) {
        headers.push('cache-control', isPublic ? 'no-cache' : 'no-store');
      }
      const conditional = isPublic && isRead && status === 200;
      if (conditional) share?.(headers, tables);
      const answer = answerOf(status, headers, body, conditional);
      resolve(answer);
      void sendAnswer(req, res, answer, requestId);
    });
    res.once('close', () => resolve(null));
    // HEAD is GET without the body: made the same, so that both are kept as one.
    if (method === 'HEAD') req.method = 'GET';
    next(req, res);
  });
}

/** By their body: the same bytes that are sent again, such as a page of what does not exist, are compressed once. */
const lastAnswers = new WeakMap<Buffer, Answer>();

function answerOf(status: number, headers: string[], body: Buffer, conditional: boolean): Answer {
  const last = lastAnswers.get(body);
  const answer = createAnswer(status, headers, body, { conditional });
  if (last?.status === status && last.conditional === conditional && isSame(last.headers, answer.headers))
    return last;
  lastAnswers.set(body, answer);
  return answer;
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** A cookie or a nonce is for one caller only, whatever the handler says; an answer with errors may be whole the next time. */
export function isKeepable({ status, headers, body }: Answer, keptStatus = 200): boolean {
  if (body.includes('"errors":[')) return false;
  if (status !== keptStatus || headerValue(headers, 'set-cookie') !== undefined) return false;
  if (headerValue(headers, 'cache-control') === 'no-store') return false;
  return !headerValue(headers, 'content-security-policy')?.includes("'nonce-");
}
