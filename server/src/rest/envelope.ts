// The two shapes of every REST answer.
import type { Response } from 'express';
import { type AppError, errorStatus } from '../platform/errors.ts';
import { jsonBytes } from '../platform/text/json-bytes.ts';

/** `{"data": …}`. A public answer may be kept if it is asked for again each time (it has an ETag then). */
export function sendData(res: Response, status: number, data: unknown, isPublic: boolean): void {
  send(res, status, isPublic ? 'no-cache' : 'no-store', { data });
}

/** The body of the same. */
export const bodyOfData = (data: unknown): Buffer => jsonBytes({ data });

/** A whole body of a direct row's own making. */
export function sendBody(res: Response, status: number, body: { data: unknown }): void {
  send(res, status, 'no-store', body);
}

/** `{"error": {"message", "code", "details", …facts}}` with the status and headers of its code. */
export function sendError(res: Response, { code, message, details, facts }: AppError): void {
  if (typeof facts.retryAfter === 'number') res.setHeader('Retry-After', String(facts.retryAfter));
  if (code === 'UNAUTHENTICATED') res.setHeader('WWW-Authenticate', 'Bearer');
  send(res, errorStatus[code] ?? 500, 'no-store', { error: { message, code, details, ...facts } });
}

function send(res: Response, status: number, cacheControl: string, body: object): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', cacheControl);
  res.end(jsonBytes(body));
}
