// `npm run dev`: the server starts again when one of its files is saved, the browser follows the client's by itself
// (Vite, beside the server), and what is generated follows the .graphql files, the pages of the site and brand.json.
// `npm run dev -- --inspect` opens the server to a debugger, as Node's options of that name do.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { startVite } from './dev-vite.mjs';
import { giveUp, root, run } from './steps.mjs';

const inspect = process.argv.slice(2);
const unknown = inspect.find((option) => !/^--inspect(-brk|-wait)?(=|$)/.test(option));
if (unknown)
  giveUp(`'npm run dev' does not know ${unknown}, only --inspect, --inspect-wait and --inspect-brk.`);

const env = { ...process.env, DEV: await startVite(), PAGE_CACHE: 'off', NODE_ENV: 'development' };
const command = [...inspect, '--import', 'tsx', 'server/src/main.ts'];

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
  process.stdout.write(code === 0 ? 'What is generated follows its sources again.\n' : output);
});
const again = afterSaves(restart);

watch(root, (_event, name) => {
  if (name === 'schema.graphql' || name === '.env') again();
  if (name === 'brand.json') generate();
});
for (const folder of ['server/src', 'demo']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.ts$/.test(name)) return;
    if (name.endsWith('.graphql')) generate();
    else if (name.endsWith('.ts')) again();
  });
}
watch(join(root, 'client', 'src'), { recursive: true }, (_event, name) => {
  if (/\.graphql$|addresses\.ts$|-page\.tsx$/.test(name ?? '')) generate();
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
