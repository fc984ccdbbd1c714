// Starts the product: `node server.js`. Settings are environment variables, or lines of a file .env beside this one; .env.example
// lists them.
import './node-version.js';

// The young generation stays small and is collected in the thread that fills it. V8 takes that only while a process begins.
const flags = ['--max-semi-space-size=2', '--no-parallel-scavenge'];
const isMissing = flags.some((flag) => !process.execArgv.includes(flag));

// In the same process, so that whoever looks after it goes on doing so. On Windows it runs without them.
if (isMissing && process.execve)
  process.execve(process.execPath, [
    process.execPath,
    ...process.execArgv,
    ...flags,
    ...process.argv.slice(1),
  ]);

await import('./server/dist/src/main.js');
