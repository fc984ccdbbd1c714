// Journeys started by hand get a product of their own; those of a whole run share the one scripts/suites.mjs has started.
import { startProduct } from '../../scripts/product.mjs';

export default async function productForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return;
  const { env, stop } = await startProduct();
  Object.assign(process.env, env);
  return stop;
}
