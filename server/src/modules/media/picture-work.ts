// Work on pixels is done by another process, which is started for it and ends when there is none: decoding a photograph takes
// hundreds of megabytes that no allocator gives back, and a file that brings the decoder down does not bring down the site.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../platform/errors.ts';
import { limitConcurrency } from '../../platform/limits/concurrency.ts';
import type { Order, Reply, Tasks } from './picture-process.ts';

export interface PictureWorkOptions {
  /** Pictures worked on at once. */
  concurrency: number;
  /** Pictures that may wait for that. */
  maxWaiting: number;
  /** Milliseconds without work after which the process ends, and that one picture may take. */
  idle?: number;
  timeout?: number;
  /** Bytes of memory above which the process is ended. */
  maxMemory?: number;
}

/** What a task answers. */
type Done<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

export interface PictureWork {
  /** Does one of the tasks of image-work.ts; of large uploads one at a time. Throws UNAVAILABLE when too many wait, or the process ended over it. */
  run<Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>): Promise<Done<Name>>;
  /** Of the process, while there is one. */
  pid(): number | null;
  close(): void;
}

/** Nothing of ours: what decodes strangers' files needs no secrets. More arenas of malloc would keep what each once held: 100 to 200 MB. */
const environment = { MALLOC_ARENA_MAX: '2' };

/** Seconds after which a caller may try again. */
const retryAfter = 5;

type Answered = (reply: Reply) => void;

export function createPictureWork({
  concurrency,
  maxWaiting,
  idle = 5_000,
  timeout = 60_000,
  maxMemory = 400_000_000 + concurrency * 120_000_000,
}: PictureWorkOptions): PictureWork {
  const inTurn = limitConcurrency(concurrency);
  const alone = limitConcurrency(1);
  let waiting = 0;
  let lastId = 0;
  let worker: { child: ChildProcess; answered: Map<number, Answered>; end?: NodeJS.Timeout } | null = null;

  function start() {
    const [, extension = 'js'] = /\.(\w+)$/.exec(import.meta.url) ?? [];
    const child = fork(
      fileURLToPath(new URL(`picture-process.${extension}`, import.meta.url)),
      [String(maxMemory)],
      {
        execArgv: execArgv(extension),
        env: environment,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    const started = { child, answered: new Map<number, Answered>() };
    child.on('message', (reply: Reply) => started.answered.get(reply.id)?.(reply));
    child.on('error', () => child.kill());
    child.on('exit', () => {
      if (worker?.child === child) worker = null;
      for (const [id, answer] of started.answered) answer({ id, refused: ended });
    });
    // Work is waited for by who asked for it; the process alone keeps nobody alive.
    child.unref();
    child.channel?.unref();
    return started;
  }

  async function ask(task: Order['task'], args: unknown[]): Promise<unknown> {
    worker ??= start();
    const { child, answered } = worker;
    const mine = worker;
    clearTimeout(mine.end);
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    answered.set(id, resolve);
    const tooLong = setTimeout(() => child.kill('SIGKILL'), timeout);
    child.send({ id, task, args } satisfies Order, (error) => error && child.kill('SIGKILL'));
    const { result, refused, failed } = await promise;
    clearTimeout(tooLong);
    answered.delete(id);
    if (answered.size === 0) mine.end = setTimeout(() => retire(child), idle).unref();
    if (refused) throw new AppError(...refused);
    if (failed) throw new Error(failed);
    return result;
  }

  /** No more work for this one. */
  function retire(child: ChildProcess): void {
    if (worker?.child === child) worker = null;
    child.kill();
  }

  return {
    async run<Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>): Promise<Done<Name>> {
      if (waiting >= concurrency + maxWaiting) throw new AppError(...tooMany);
      waiting += 1;
      try {
        const done = () => inTurn(() => ask(name, args));
        const isLarge = name === 'masterOfUpload' && (await inTurn(() => ask('isLargeUpload', args)));
        return (await (isLarge ? alone(done) : done())) as Done<Name>;
      } finally {
        waiting -= 1;
      }
    },
    pid: () => worker?.child.pid ?? null,
    close() {
      clearTimeout(worker?.end);
      if (worker) retire(worker.child);
    },
  };
}

const tooMany: ConstructorParameters<typeof AppError> = [
  'UNAVAILABLE',
  'Too many pictures are being worked on: please try again in a moment.',
  [],
  { retryAfter },
];

const ended: ConstructorParameters<typeof AppError> = [
  'UNAVAILABLE',
  'The work on this picture was broken off: please try again, or save the picture in a smaller size.',
  [],
  { retryAfter },
];

/** As this process runs, so that sources run where sources do; a debugger stays with this one. */
function execArgv(extension: string): string[] {
  const own = process.execArgv.filter(
    (flag) => !/^--(?:inspect|experimental-vm-modules|expose-gc)/.test(flag),
  );
  return extension === 'ts' && !own.includes('--experimental-strip-types')
    ? [...own, '--experimental-strip-types', '--disable-warning=ExperimentalWarning']
    : own;
}
