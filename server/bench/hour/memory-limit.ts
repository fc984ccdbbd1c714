// A control group of Linux that may take so much memory and no more, as a whole small machine has it: by version 2 where the memory
// is counted there, else by version 1.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MemoryLimit {
  /** Starts a program that is in the group from its first byte, with all that it starts. */
  spawn(command: string, args: string[], options: SpawnOptions): ChildProcess;
  /** How many processes the kernel ended for their memory. */
  killed(): number;
  /** After the last of its processes has ended. */
  remove(): void;
}

const name = `lubugo-bench-${process.pid}`;
const versions = [
  {
    isHere: () => read('/sys/fs/cgroup/cgroup.controllers').split(/\s+/).includes('memory'),
    folder: () => join('/sys/fs/cgroup', name),
    limit: 'memory.max',
    events: 'memory.events',
  },
  {
    isHere: () => existsSync('/sys/fs/cgroup/memory/memory.limit_in_bytes'),
    folder: () => {
      const [, own = '/'] = /^\d+:memory:(.*)$/m.exec(read('/proc/self/cgroup')) ?? [];
      return join('/sys/fs/cgroup/memory', own, name);
    },
    limit: 'memory.limit_in_bytes',
    events: 'memory.oom_control',
  },
];

/** Null where this machine does not let us. */
export function limitMemory(bytes: number): MemoryLimit | null {
  const version = versions.find(({ isHere }) => isHere());
  if (!version) return null;
  const group = version.folder();
  try {
    mkdirSync(group);
    writeFileSync(join(group, version.limit), String(bytes));
  } catch {
    if (existsSync(group)) rmdirSync(group);
    return null;
  }
  const enter = 'echo $$ > "$0" && exec "$@"';
  return {
    spawn: (command, args, options) =>
      spawn('sh', ['-c', enter, join(group, 'cgroup.procs'), command, ...args], options),
    killed: () => Number(/^oom_kill (\d+)$/m.exec(read(join(group, version.events)))?.[1] ?? 0),
    remove: () => rmdirSync(group),
  };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
