// A restored copy takes nothing of visitors: a seat, a payment or a message would be in one of two copies.
import type { GraphQLSchema } from 'graphql';
import { fieldsOf, guard } from '../fields.ts';
import { accessOf } from './access.ts';

/** How staff come in and go. */
export const waysIn: readonly string[] = ['login', 'completeLogin', 'refresh', 'logout'];

/** Guards each mutation that everybody may call, but the ways in: whoever calls it is refused with UNAVAILABLE until the copy is live. */
export function refuseInRestoredCopy(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  if (!mutation) return;
  for (const field of fieldsOf(mutation))
    if (accessOf(schema, mutation, field) === 'public' && !waysIn.includes(field.name))
      guard(field, ({ services }) => services.quiet.refuseVisitors());
}
