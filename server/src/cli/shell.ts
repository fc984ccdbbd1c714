// What every command is given: the settings, a log, and a voice.
import { type Config, loadConfig, readEnvironment } from '../config.ts';
import { createLogger, type Logger } from '../platform/log.ts';

export interface Shell {
  config: Config;
  /** Errors of the product's own parts, on standard error. */
  log: Logger;
  /** Says a line on standard output. */
  say(line: string): void;
}

/** Throws a ConfigError that names every bad variable. */
export function openShell(): Shell {
  const log = createLogger({
    level: 'error',
    human: true,
    write: (line) => void process.stderr.write(line),
  });
  return {
    config: loadConfig(readEnvironment()),
    log,
    say: (line) => void process.stdout.write(`${line}\n`),
  };
}
