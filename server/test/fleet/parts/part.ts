// A program in a process of its own that can be killed with -9 and started again at the same address.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../../until.ts';

export interface Part {
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** As whoever runs it stops it; nothing where it does not run. */
  stop(): Promise<void>;
}

/** `answers`: whether it serves. `stopBy`: the signal by which it is asked to stop. */
export function makePart(
  [program = '', ...words]: readonly string[],
  answers: () => Promise<boolean>,
  { stopBy = 'SIGTERM', ...options }: SpawnOptions & { stopBy?: NodeJS.Signals } = {},
): Part {
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  const end = async (by: NodeJS.Signals) => {
    child?.kill(by);
    await ended;
  };
  return {
    async start() {
      // A process group of its own: Ctrl-C in a terminal reaches only us, and we stop what stands on it first.
      const own = spawn(program, words, { detached: true, ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      child = own;
      let said = '';
      own.stderr?.on('data', (data) => {
        said += data;
      });
      let isOver = false;
      ended = once(own, 'close').finally(() => {
        isOver = true;
      });
      ended.catch(() => undefined);
      await until(async () => isOver || (await answers()), 15_000).catch(() => undefined);
      if (isOver || !(await answers())) throw new Error(`${program} does not serve: ${said}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end(stopBy),
  };
}

/** Whether somebody takes connections at a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
