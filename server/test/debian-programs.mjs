// What tests of operation need of Debian: all that is missing is named at once, before anything is started.
import { spawnSync } from 'node:child_process';

/** Throws unless all programs are there; `needed` names for each the package it comes with. */
export function expectPrograms(command, needed) {
  const missing = Object.entries(needed).flatMap(([program, name]) =>
    spawnSync(program, ['--version']).error ? [name] : [],
  );
  if (missing.length > 0)
    throw new Error(
      `${command} needs programs of Debian: apt-get install ${[...new Set(missing)].join(' ')}`,
    );
}
