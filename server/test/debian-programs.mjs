// What tests of operation need of Debian: all that is missing is named at once, before anything is started.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Throws unless all programs and libraries are there; `needed` names for each the package it comes with. */
export function expectPrograms(command, needed) {
  const missing = Object.entries(needed).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing.length > 0)
    throw new Error(
      `${command} needs programs of Debian: apt-get install ${[...new Set(missing)].join(' ')}`,
    );
}

/** A library does not run by itself. */
const isThere = (program) =>
  /\.so\.\d+$/.test(program) ? existsSync(program) : !spawnSync(program, ['--version']).error;
