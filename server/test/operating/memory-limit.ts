// A limit of memory as systemd's MemoryMax sets it: the kernel ends what needs more.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from '../product.ts';

export interface MemoryLimit {
  /** Puts a running product below it, gives it work, and answers with the signal that ended it. */
  end(product: Run, work: () => Promise<unknown>): Promise<NodeJS.Signals | null>;
  remove(): void;
}

/** Only the system's owner may. */
export function limitMemory(megabytes: number): MemoryLimit {
  const isOld = existsSync('/sys/fs/cgroup/memory');
  const group = join('/sys/fs/cgroup', isOld ? 'memory' : '', `lubugo-test-${process.pid}`);
  try {
    mkdirSync(group);
  } catch (cause) {
    throw new Error('A limit of memory cannot be tried: only root may set one.', { cause });
  }
  writeFileSync(join(group, isOld ? 'memory.limit_in_bytes' : 'memory.max'), String(megabytes * 1024 ** 2));
  return {
    async end({ child }, work) {
      writeFileSync(join(group, 'cgroup.procs'), String(child.pid));
      while (child.exitCode === null && child.signalCode === null) await Promise.race([work(), wait(500)]);
      return child.signalCode;
    },
    remove: () => rmdirSync(group),
  };
}
