import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when `test` is true; gives up after `longest` milliseconds. */
export async function until(test: () => boolean | Promise<boolean>, longest = 120_000): Promise<void> {
  const end = Date.now() + longest;
  while (!(await test())) {
    if (Date.now() > end) throw new Error('It did not happen.');
    await wait(50);
  }
}
