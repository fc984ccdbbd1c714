// Links to files: a browser downloads by an address alone, so who has one need not sign in.
import type { DataSource } from 'typeorm';
import type { Right } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { may } from '../rights.ts';

export interface FileLinkDeps {
  db: DataSource;
  signer: TokenSigner;
  publicUrl: string;
}

/** Milliseconds for which a link is good. */
const goodFor = 10 * 60 * 1000;

/** A link of the actor to the file at `path`, good for one `purpose`; `facts` say which file it is. */
export function fileLink(
  { signer, publicUrl }: FileLinkDeps,
  { user }: Actor,
  { path, purpose, facts = [] }: { path: string; purpose: string; facts?: number[] },
): string {
  const token = signer.sign(purpose, [user?.id ?? 0, ...facts, Date.now() + goodFor]);
  return `${publicUrl}${path}?token=${token}`;
}

/** Who made a link of ours, as an actor, and its facts; throws FORBIDDEN for one that is not good or too old, `madeOn` says where there is another. */
export async function holderOfLink(
  { db, signer }: FileLinkDeps,
  token: string,
  { purpose, right, madeOn }: { purpose: string; right: Right; madeOn: string },
  visitor: Actor,
): Promise<{ actor: Actor; facts: string[] }> {
  const [id, ...facts] = signer.read(purpose, token) ?? [];
  const until = facts.pop();
  const [user = null] =
    Date.now() <= Number(until)
      ? await db.query<NonNullable<Actor['user']>[]>(
          'SELECT id, email::text, role FROM users WHERE id = $1',
          [id],
        )
      : [];
  if (may({ user }, right)) return { actor: { ...visitor, user }, facts };
  throw new AppError('FORBIDDEN', `This link is not good any more: please make a new one on the ${madeOn}.`);
}
