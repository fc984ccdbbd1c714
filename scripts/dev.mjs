// `npm run dev`: the server starts again when one of its files is saved, the browser follows the client's by itself
// (Vite inside the server), and schema.graphql and the types follow the .graphql files, and the look brand.json.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

const env = { ...process.env, DEV: 'on', PAGE_CACHE: 'off', NODE_ENV: 'development' };
const command = ['--import', 'tsx', 'server/src/main.ts'];

let child = null;
let wanted = true;

function start() {
  child = spawn(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, TSX_TSCONFIG_PATH: join(root, 'server/tsconfig.json') },
  });
  child.on('exit', (code) => {
    child = null;
    if (wanted && code) process.stdout.write('The server ended; it starts again when a file is saved.\n');
  });
}

async function restart() {
  const old = child;
  if (old) {
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await ended;
  }
  if (wanted) start();
}

/** Calls `work` once for all that is saved within 100 ms, and again after it if something was saved meanwhile. */
function afterSaves(work) {
  let timer;
  let busy = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(work);
    }, 100);
  };
}

const generate = afterSaves(async () => {
  const { code, output } = await run('node', ['codegen/generate.mjs', '--print']);
  process.stdout.write(code === 0 ? 'Types follow the .graphql files and brand.json again.\n' : output);
});
const again = afterSaves(restart);

watch(root, (_event, name) => {
  if (name === 'schema.graphql' || name === '.env') again();
  if (name === 'brand.json') generate();
});
watch(join(root, 'server', 'src'), { recursive: true }, (_event, name) => {
  if (!name || /\.test\.ts$/.test(name)) return;
  if (name.endsWith('.graphql')) generate();
  else if (name.endsWith('.ts')) again();
});
watch(join(root, 'client', 'src'), { recursive: true }, (_event, name) => {
  if (name?.endsWith('.graphql')) generate();
});

// The terminal tells the server itself of a Ctrl-C; we only wait for it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    wanted = false;
    if (!child) process.exit(0);
    child.once('exit', () => process.exit(0));
    if (signal === 'SIGTERM') child.kill(signal);
  });
}

start();
