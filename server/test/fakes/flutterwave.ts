// Flutterwave's stand-in beside the tests of a file.
import { startStandIn } from './flutterwave-stand-in.ts';
import type { FakeFlutterwave } from './flutterwave-world.ts';

export type { FakeFlutterwave } from './flutterwave-world.ts';

/** To be called in beforeAll; it stops by itself after the tests of the file. */
export async function startFakeFlutterwave(): Promise<FakeFlutterwave> {
  const { fake, stop } = await startStandIn();
  running.push(stop);
  return fake;
}

const running: (() => void)[] = [];
afterAll(() => {
  for (const stop of running) stop();
});
