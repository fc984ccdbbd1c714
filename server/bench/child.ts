// Everything that is measured, and the load itself, runs in a process of its own, so that none disturbs another.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child<Answer = unknown> {
  /** What it said when it was ready. */
  ready: Answer;
  ask<Reply>(message: object): Promise<Reply>;
  stop(): Promise<void>;
}

/** Starts `bench/<file>` and waits for its first message; rejects when it ends before. `execArgv` are options of its Node. */
export async function startChild<Answer>(
  file: string,
  env: Record<string, string> = {},
  execArgv: string[] = process.execArgv,
): Promise<Child<Answer>> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { ready: await nextMessage<Answer>(child, file), ask, stop };

  function ask<Reply>(message: object): Promise<Reply> {
    const reply = nextMessage<Reply>(child, file);
    child.send(message);
    return reply;
  }

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

function nextMessage<T>(child: ChildProcess, file: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${file} ended before it answered.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Tells the parent that this child is ready. */
export function sayReady(message: object): void {
  process.send?.(message);
}
