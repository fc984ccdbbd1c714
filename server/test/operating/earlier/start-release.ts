import { freePort } from '../../../../demo/postgres/free-port.ts';
import { type Run, run } from '../../product.ts';
import type { Machine } from '../machine.ts';
import { type Client, clientOf } from './asked.ts';

/** Starts a release on a machine; today's when none is named. */
export async function startRelease(
  { settings }: Machine,
  main = 'main.js',
): Promise<{ product: Run; visitor: Client }> {
  const port = String(await freePort());
  const product = run(main, { ...settings, PORT: port, TRUST_PROXY: '1' });
  await product.ready();
  return { product, visitor: clientOf(`http://127.0.0.1:${port}`) };
}
