// How the scripts run other programs and remember what is already done. Node's own modules only, Node 20 and up,
// as it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the script with a sentence for the person at the terminal. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a program of ours or of node_modules/.bin; resolves with its exit code and all it printed. */
export function run(command, args, { env = {}, show = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (show) process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The outcome of programs that run at the same time: that of the first one that failed, if any. */
export async function together(runs) {
  const results = await Promise.all(runs);
  return results.find(({ code }) => code !== 0) ?? { code: 0, output: '' };
}

/** Runs one step as one calm line with its duration; when it fails, with its output and a sentence. */
export async function step(title, work, sentence) {
  process.stdout.write(`${title} … `);
  const begun = Date.now();
  const { code, output } = await work();
  process.stdout.write(code === 0 ? `${((Date.now() - begun) / 1000).toFixed(1)} s\n` : 'failed\n');
  if (code === 0) return;
  process.stderr.write(output);
  giveUp(sentence);
}

/** Fingerprint of files and folders (below the root); `skip` leaves out paths by a pattern. */
export function fingerprint(paths, skip = /$^/) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    if (skip.test(path) || !existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
    } else {
      hash.update(`${path}\0`).update(readFileSync(full));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/** Whether the step of this name has been done for this fingerprint and what it made is still there. */
export function isDone(name, print, made) {
  const stamp = join(root, '.cache', name);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === print &&
    made.every((path) => existsSync(join(root, path)))
  );
}

export function markDone(name, print) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', name), print);
}
