// Structured logs: JSON lines in a deployment, short lines for people in a demo. Nothing in them tells who a visitor is.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { projectRoot } from './project-root.ts';
import { currentRequestId } from './request-id.ts';

export type { Logger } from 'pino';

interface LogOptions {
  level: LevelWithSilent;
  /** Short lines for a terminal instead of JSON. */
  human: boolean;
  /** Where lines go; standard output when left out. */
  write?: (line: string) => void;
}

/** Of the product. */
export const { version: productVersion }: { version: string } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

const private_ = [
  'password',
  'confirmPassword',
  'token',
  'email',
  'authorization',
  'cookie',
  'ip',
  'phone',
  'dateOfBirth',
  'medicalConditions',
  'allergies',
  'medications',
];

/** Keys that never reach a log, wherever the object that holds them was nested (two levels). */
const redacted = [
  ...private_.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  'req.headers',
  'res.headers["set-cookie"]',
];

export function createLogger({ level, human, write }: LogOptions): Logger {
  const out = write ?? ((line: string) => void process.stdout.write(line));
  const destination: DestinationStream = { write: human ? (line) => out(forPeople(line)) : out };
  return pino(
    {
      level,
      mixin: ofRequest,
      serializers: { err: describeError },
      redact: { paths: redacted, censor: '[private]' },
      // Whose line it is, where those of several machines and releases come together.
      base: { hostname: hostname(), pid: process.pid, version: productVersion },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}

/** What is logged while a request is answered, or a job done that one caused, is found by its name. */
function ofRequest() {
  const reqId = currentRequestId();
  return reqId ? { reqId } : {};
}

/** What happened and where; not the parameters of the query, which tell about people. */
function describeError(error: Error & { code?: unknown }) {
  const { name, message, code, stack, cause } = error;
  return { type: name, message, code, stack, cause: cause instanceof Error ? cause.message : undefined };
}

/** `12:00:05 warn  The database does not answer (ECONNREFUSED)` from a JSON line. */
export function forPeople(line: string): string {
  const { time, level, msg, err, req, res, responseTime, ...others } = JSON.parse(line);
  const { hostname: _hostname, pid: _pid, version: _version, reqId: _reqId, ...facts } = others;
  const clock = String(time).slice(11, 19);
  const label = (pino.levels.labels[level] ?? '').padEnd(5);
  if (req)
    return `${clock} ${label} ${req.method} ${req.path} ${res?.status ?? ''} ${Math.round(responseTime)} ms\n`;
  const rest = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : '';
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${clock} ${label} ${msg ?? ''}${rest}${stack}\n`;
}
