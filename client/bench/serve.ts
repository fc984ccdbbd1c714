// The built product with very much content, served by a process of the server's bench.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Starts `file`, which prints one line of JSON when it serves; rejects when it ends before. */
export async function serve<Ready>(file: string): Promise<{ ready: Ready; stop(): Promise<void> }> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, '--tsconfig', 'server/tsconfig.json', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) {
      return {
        ready: JSON.parse(line),
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
  throw new Error(`${file} ended before it served.`);
}
