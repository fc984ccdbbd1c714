/** A second Ctrl-C sooner than this (milliseconds) is the same one: a terminal and npm both pass it on. */
const sameSignal = 400;

/** How often (milliseconds) to look whether the process that started us is still there. */
const parentCheck = 500;

/**
 * Calls `stop` at the first wish to end the process; at a second one the process ends at once.
 * `withParent`: the end of the process that started us is such a wish, too.
 */
export function onStopSignal(stop: () => void, { withParent = false } = {}): void {
  let first = 0;
  const wish = () => {
    if (first === 0) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > sameSignal) process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, wish);
  if (withParent) whenParentEnds(wish);
}

function whenParentEnds(wish: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    wish();
  }, parentCheck);
  check.unref();
}
