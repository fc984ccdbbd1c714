import type { SubscriberFilePurpose } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { type FileLinkDeps, fileLink, holderOfLink } from '../accounts/file-links.service.ts';

export const subscribersPath = '/api/v1/subscribers.csv';

/** Links to the file of subscribers. */
export class SubscriberLinks {
  readonly #deps: FileLinkDeps;

  constructor(deps: FileLinkDeps) {
    this.#deps = deps;
  }

  make(actor: Actor, purpose: SubscriberFilePurpose): string {
    return fileLink(this.#deps, actor, { path: subscribersPath, purpose: `subscribers-${purpose}` });
  }

  /** Who made a link of ours, as an actor; throws FORBIDDEN for one that is not good or too old. */
  async holder(purpose: SubscriberFilePurpose, token: string, visitor: Actor): Promise<Actor> {
    const right = purpose === 'import' ? 'writeOffice' : 'exportOffice';
    const link = { purpose: `subscribers-${purpose}`, right, madeOn: 'Subscribers screen' } as const;
    return (await holderOfLink(this.#deps, token, link, visitor)).actor;
  }
}
