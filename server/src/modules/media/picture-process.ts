// The program that works on pixels, in a process of its own: see picture-work.ts, which starts it and speaks with it.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { AppError } from '../../platform/errors.ts';
import {
  describeMaster,
  drawIcon,
  drawShare,
  drawVariant,
  finishedMaster,
  isLargeUpload,
  masterOfUpload,
} from './image-work.ts';

const tasks = {
  isLargeUpload,
  masterOfUpload,
  finishedMaster,
  describeMaster,
  drawVariant,
  drawShare,
  drawIcon,
};
export type Tasks = typeof tasks;

export interface Order {
  id: number;
  task: keyof Tasks;
  args: unknown[];
}

export interface Reply {
  id: number;
  result?: unknown;
  /** A refusal for the caller. */
  refused?: ConstructorParameters<typeof AppError>;
  failed?: string;
}

// Who reads the site comes before the sizes of its pictures; where memory is short, this process goes first.
setPriority(10);
try {
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not everywhere may it say so.
}

// The header of a file may promise less than decoding it takes.
const maxMemory = Number(process.argv[2]);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}, 50).unref();

process.on('message', async ({ id, task, args }: Order) => {
  try {
    const work = tasks[task] as (...args: unknown[]) => Promise<unknown>;
    reply({ id, result: await work(...args) });
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, details, facts } = error;
      reply({ id, refused: [code, message, details, facts] });
    } else reply({ id, failed: (error as Error).stack ?? String(error) });
  }
});

// Whoever asked may have ended meanwhile: without the callback that would be an error of this process.
const reply = (message: Reply) => process.send?.(message, () => undefined);
