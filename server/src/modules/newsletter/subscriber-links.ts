import type { DataSource } from 'typeorm';
import type { SubscriberFilePurpose } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { may } from '../rights.ts';

/** Milliseconds for which a link is good. */
const goodFor = 10 * 60 * 1000;

export const subscribersPath = '/api/v1/subscribers.csv';

interface LinkDeps {
  db: DataSource;
  signer: TokenSigner;
  publicUrl: string;
}

/** Links to the file of subscribers: a browser downloads by an address alone. */
export class SubscriberLinks {
  readonly #deps: LinkDeps;

  constructor(deps: LinkDeps) {
    this.#deps = deps;
  }

  make({ user }: Actor, purpose: SubscriberFilePurpose): string {
    const { signer, publicUrl } = this.#deps;
    const token = signer.sign(`subscribers-${purpose}`, [user?.id ?? 0, Date.now() + goodFor]);
    return `${publicUrl}${subscribersPath}?token=${token}`;
  }

  /** Who made a link of ours, as an actor; throws FORBIDDEN for one that is not good or too old. */
  async holder(purpose: SubscriberFilePurpose, token: string, actor: Actor): Promise<Actor> {
    const { db, signer } = this.#deps;
    const [id, until] = signer.read(`subscribers-${purpose}`, token) ?? [];
    const [user = null] =
      Date.now() <= Number(until)
        ? await db.query<NonNullable<Actor['user']>[]>(
            'SELECT id, email::text, role FROM users WHERE id = $1',
            [id],
          )
        : [];
    if (!may({ user }, purpose === 'import' ? 'writeOffice' : 'exportOffice'))
      throw new AppError(
        'FORBIDDEN',
        'This link is not good any more: please make a new one on the Subscribers screen.',
      );
    return { ...actor, user };
  }
}
