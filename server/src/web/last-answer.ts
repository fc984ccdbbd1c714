// The end of the line: what no door answered, and what a door threw. A caller never sees a stack or a foreign message.
import type { ErrorRequestHandler, Request, Response } from 'express';
import { AppError, type ErrorCode, errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { badAddressPage, brokenPage, type ErrorPage, restingPage, tooManyPage } from './error-page.ts';

const pages: Partial<Record<ErrorCode, ErrorPage>> = {
  RATE_LIMITED: tooManyPage,
  UNAVAILABLE: restingPage,
};

const sentences: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'The request could not be read.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type or encoding is not understood.',
};

export function createLastAnswer(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'INTERNAL') log.error({ err: error, requestId: req.id }, 'A request failed.');
    if (res.headersSent) return void res.destroy();
    answer(req, res, refusal);
  };
}

/** What to tell: an AppError as it is; a request Express itself could not read by its status; else nothing but that it failed. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  const code =
    (Object.keys(errorStatus) as ErrorCode[]).find((name) => errorStatus[name] === status) ?? 'INTERNAL';
  const sentence = sentences[code];
  return sentence
    ? new AppError(code, sentence)
    : new AppError('INTERNAL', 'Something went wrong on our side. Please try again in a moment.');
}

function answer(req: Request, res: Response, { code, message, details, facts }: AppError): void {
  const status = errorStatus[code];
  res.status(status).set('Cache-Control', 'no-store');
  if (typeof facts.retryAfter === 'number') res.set('Retry-After', String(facts.retryAfter));
  if (req.path.startsWith('/graphql'))
    return void res.json({ errors: [{ message, extensions: { code, details, ...facts } }] });
  if (req.path.startsWith('/api/')) return void res.json({ error: { message, code, details } });
  res.type('html').send((pages[code] ?? (status < 500 ? badAddressPage : brokenPage)).html);
}
