// The program that works on pixels, in a process of its own: see picture-work.ts, which starts it and speaks with it.
import { setPriority } from 'node:os';
import { AppError } from '../../platform/errors.ts';
import {
  describeMaster,
  drawIcon,
  drawShare,
  drawVariant,
  finishedMaster,
  masterOfUpload,
} from './image-work.ts';

export const tasks = { masterOfUpload, finishedMaster, describeMaster, drawVariant, drawShare, drawIcon };
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

// Who reads the site comes before the sizes of its pictures.
setPriority(10);

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

const reply = (message: Reply) => process.send?.(message);
