// The first account of a deployment, made with the link that its log shows.
import type { KillableProduct } from '../outages/killable-product.ts';

export const owner = { email: 'owner@example.org', password: 'a long password' };

/** The token of the owner of a product that has none yet. */
export async function ownerToken(product: Pick<KillableProduct, 'out' | 'post'>): Promise<string> {
  const setup = /#setup=([\w.-]+)/.exec(product.out())?.[1];
  const account = { ...owner, confirmPassword: owner.password, setup };
  const made = (await (await product.post('/admin/signup', account)).json()) as { data: { token: string } };
  return made.data.token;
}
