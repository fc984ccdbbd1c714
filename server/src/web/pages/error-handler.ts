// The end of the line: what no handler answered, and what one threw. A caller never sees a stack or a foreign message.
import type { ErrorRequestHandler, Request, Response } from 'express';
import { requestIdOf } from '../../graphql/context-from-request.ts';
import { refusalFor } from '../../graphql/public-error.ts';
import { AppError, type ErrorCode, errorStatus } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import {
  badAddressPage,
  brokenPage,
  type ErrorPage,
  errorHtml,
  restingPage,
  tooManyPage,
  unreadableFormPage,
} from './error-page.ts';

/** Seconds until it may be asked for again, where the refusal does not say. */
const usualWait = 30;

const pages: Partial<Record<ErrorCode, ErrorPage>> = {
  RATE_LIMITED: tooManyPage,
  UNAVAILABLE: restingPage,
  UNSUPPORTED_MEDIA_TYPE: unreadableFormPage,
};

const sentences: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'The request could not be read.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type or encoding is not understood.',
};

export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    // Who left in the middle of a download, or sees it end early, needs no word.
    if (res.headersSent && res.destroyed) return;
    const refusal = readingRefusal(error) ?? refusalFor(error, { log, requestId: requestIdOf(res) });
    if (res.headersSent) return void res.destroy();
    answer(req, res, refusal);
  };
}

/** For a request that Express itself could not read, by the status it gives the error. */
function readingRefusal(error: unknown): AppError | null {
  const status = (error as { status?: unknown } | null)?.status;
  const code = (Object.keys(sentences) as ErrorCode[]).find((name) => errorStatus[name] === status);
  return code ? new AppError(code, sentences[code] ?? '') : null;
}

function answer(req: Request, res: Response, { code, message, details, facts }: AppError): void {
  const status = errorStatus[code];
  res.status(status).set('Cache-Control', 'no-store');
  if (status === 503 || facts.retryAfter) res.set('Retry-After', String(facts.retryAfter ?? usualWait));
  if (req.path.startsWith('/graphql'))
    return void res.json({ errors: [{ message, extensions: { code, details, ...facts } }] });
  if (req.path.startsWith('/api/')) return void res.json({ error: { message, code, details, ...facts } });
  res.type('html').send(errorHtml(res, pages[code] ?? (status < 500 ? badAddressPage : brokenPage)));
}
