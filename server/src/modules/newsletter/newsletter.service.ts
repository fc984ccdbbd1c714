import { type DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { readRows } from '../../platform/database/rows.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import { type Connection, type PageArgs, readPage, type SortArg } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../inbox/form-guard.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { TracesService } from '../persons/traces.service.ts';
import { subscriberEmail } from './newsletter.input.ts';
import { NewsletterLinks } from './newsletter-links.ts';
import { removeAddresses } from './remove-addresses.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

export interface NewsletterDeps {
  db: DataSource;
  activity: ActivityService;
  mail: Pick<MailService, 'enqueue'>;
  formGuard: FormGuard;
  idempotency: Idempotency;
  signer: TokenSigner;
  traces: TracesService;
  /** What stands for an address that was removed. */
  addressHash(): Promise<KeyedHash>;
  /** Address visitors use, for links. */
  publicUrl: string;
}

interface SubscriberListArgs {
  status?: SubscriberEntity['status'] | null;
  /** Words to be found in the e-mail. */
  search?: string | null;
  sort?: SortArg<'created' | 'email'> | null;
}

interface Asked {
  subscriber: SubscriberEntity | null;
  isAsked: boolean;
}

export type SubscriberConnectionMapper = Connection<SubscriberEntity>;

/** Nobody, when there is none. */
const about = ({ id }: { id?: number }) => (id === undefined ? [] : [{ kind: 'subscriber', id }]);

/** Milliseconds between two mails to one address, so that nobody can fill a stranger's mailbox. */
const mailPause = 10 * 60 * 1000;

const sortKeys: Record<'created' | 'email', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  email: { sql: `coalesce(email, '')`, type: 'text' },
};

const select = `SELECT id, email, status, created_at AS "createdAt", confirmed_at AS "confirmedAt",
    unsubscribed_at AS "unsubscribedAt" FROM subscribers`;

/** Who gets the newsletter. An address counts once its owner has followed the link in the mail (double opt-in). */
export class NewsletterService {
  readonly #deps: NewsletterDeps;
  readonly #links: NewsletterLinks;

  constructor(deps: NewsletterDeps) {
    this.#deps = deps;
    this.#links = new NewsletterLinks(deps.signer, deps.publicUrl);
  }

  /** Asks the owner of an address by mail. The answer never tells whether it was known. Throws BAD_USER_INPUT. */
  async subscribe(actor: Actor, given: { email: string }, form?: SubmittedForm | null): Promise<true> {
    const { formGuard, idempotency } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return true;
    const hash = await this.#deps.addressHash();
    const request = { operation: 'newsletter', actor, ...keyOfForm(form), input: given.email, about };
    await idempotency.run(request, async (manager) => {
      const { email } = parseInput(subscriberEmail, given);
      const { subscriber, isAsked } = await this.#asked(manager, email, hash(email));
      if (!subscriber) return {};
      // Only then: without a new mail the link in the last one stays good.
      if (isAsked && (await this.#sendConfirm(manager, email, subscriber))) await manager.save(subscriber);
      return { id: subscriber.id };
    });
    return true;
  }

  /** Takes the word of whoever got the mail. Throws BAD_USER_INPUT when the link is not good any more. */
  async confirm(actor: Actor, token: string): Promise<true> {
    const { db, activity } = this.#deps;
    const link = this.#links.readConfirm(token);
    await db.transaction(async (manager) => {
      const subscriber = link && (await locked(manager, { id: link.id, requestedAt: link.requestedAt }));
      if (!subscriber || subscriber.status === 'unsubscribed') throw badLink('Please subscribe again.');
      if (subscriber.status === 'confirmed') return;
      const confirmed = {
        status: 'confirmed',
        confirmedAt: new Date(),
        unsubscribedAt: null,
        emailHash: null,
      } as const;
      await manager.update(SubscriberEntity, subscriber.id, confirmed);
      const description = 'New newsletter subscriber';
      const happening = { description, entityType: 'subscriber', entityId: subscriber.id };
      await activity.record(manager, actor, { type: 'create', ...happening });
    });
    return true;
  }

  /**
   * By token (from a mail) at once; by e-mail a mail with such a link is sent, if the address is known, and the
   * answer is the same if it is not. Throws BAD_USER_INPUT unless exactly one of both is given and good.
   */
  async unsubscribe(
    actor: Actor,
    { email, token }: { email?: string | null; token?: string | null },
    form?: SubmittedForm | null,
  ): Promise<true> {
    if ((email == null) === (token == null)) {
      throw badField('email', 'Please give either an email or a token.');
    }
    if (token != null) return this.#leave(token);
    const { formGuard, idempotency, mail } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return true;
    const request = { operation: 'newsletter leave', actor, ...keyOfForm(form), input: email, about };
    await idempotency.run(request, async (manager) => {
      const address = parseInput(subscriberEmail, { email });
      const subscriber = await locked(manager, address);
      if (!subscriber) return {};
      const { id } = subscriber;
      // One with a hash left before and did not confirm anything since.
      if (subscriber.status === 'unsubscribed' || isPausing(subscriber) || subscriber.emailHash)
        return { id };
      await manager.update(SubscriberEntity, subscriber.id, { mailedAt: new Date() });
      const data = { unsubscribeUrl: this.#links.unsubscribe(subscriber) };
      const left = { to: address.email, template: 'newsletter-unsubscribe', data } as const;
      await mail.enqueue(manager, left, [{ kind: 'subscriber', id }]);
      return { id };
    });
    return true;
  }

  /** Asks the owners of addresses that staff imported without a proof, each once. */
  async askImported(ids: readonly number[]): Promise<void> {
    const { db } = this.#deps;
    for (const id of ids) {
      await db.transaction(async (manager) => {
        const subscriber = await locked(manager, { id, status: 'pending', mailedAt: IsNull() });
        if (!subscriber?.email) return;
        const now = new Date();
        await manager.save(Object.assign(subscriber, { requestedAt: now, mailedAt: now }));
        await this.#sendConfirm(manager, subscriber.email, subscriber);
      });
    }
  }

  /** One page of the addresses. */
  list(args: PageArgs & SubscriberListArgs): Promise<SubscriberConnectionMapper> {
    const { status, search, sort } = args;
    const { field = 'created', direction = 'desc' } = sort ?? {};
    return readPage(this.#deps.db, args, {
      select,
      table: 'subscribers',
      where: status ? ['status = $1'] : [],
      values: status ? [status] : [],
      search,
      searchColumn: 'search_text',
      sort: field,
      sortKey: sortKeys[field],
      direction,
    });
  }

  /** Those of these numbers that are there. */
  listed(ids: readonly number[]): Promise<SubscriberEntity[]> {
    return readRows(this.#deps.db, 'subscribers by number', `${select} WHERE id = ANY($1)`, [ids]);
  }

  /** Addresses whose owners did not answer in a month. Returns how many were removed. */
  purgeUnconfirmed(): Promise<number> {
    const old = `status = 'pending' AND unsubscribed_at IS NULL AND requested_at < now() - interval '30 days'`;
    return this.#deps.traces.deleteInBatches({ kind: 'subscriber', table: 'subscribers', where: old });
  }

  /** Addresses whose owners left more than `days` ago; a hash stays of each. Returns how many were removed. */
  async removeAddresses(days: number): Promise<number> {
    return removeAddresses(this.#deps.traces, await this.#deps.addressHash(), days);
  }

  #sendConfirm(manager: EntityManager, to: string, subscriber: SubscriberEntity): Promise<boolean> {
    const confirmUrl = this.#links.confirm(subscriber);
    const unsubscribeUrl = this.#links.unsubscribe(subscriber);
    const confirm = { to, template: 'newsletter-confirm', data: { confirmUrl, unsubscribeUrl } } as const;
    return this.#deps.mail.enqueue(manager, confirm, [{ kind: 'subscriber', id: subscriber.id }]);
  }

  /** The subscriber of an address, and whether it is to be asked now: not when there is nothing to ask, or it was asked a moment ago. */
  async #asked(manager: EntityManager, email: string, hash: string): Promise<Asked> {
    const now = new Date();
    const known = () => locked(manager, [{ email }, { emailHash: hash }]);
    let subscriber = await known();
    if (!subscriber) {
      const inserted: unknown[] = await manager.query(
        `INSERT INTO subscribers (email, status, created_at, requested_at, mailed_at) VALUES ($1, 'pending', $2, $2, $2)
         ON CONFLICT (email) DO NOTHING RETURNING id`,
        [email, now],
      );
      subscriber = await known();
      if (inserted.length > 0 || !subscriber) return { subscriber, isAsked: true };
    }
    if (subscriber.status === 'confirmed' || isPausing(subscriber)) return { subscriber, isAsked: false };
    // That it left is kept until it is confirmed: anybody may have asked.
    const asked = { email, status: 'pending', requestedAt: now, mailedAt: now } as const;
    return { subscriber: Object.assign(subscriber, asked), isAsked: true };
  }

  async #leave(token: string): Promise<true> {
    const link = this.#links.readUnsubscribe(token);
    if (!link) throw badLink('Please ask for a new one with your e-mail address.');
    // Somebody who is gone already has what they want. The pause of mails ends, so that they can come back at once.
    await this.#deps.db.manager.query(
      `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = $3, mailed_at = NULL
       WHERE id = $1 AND created_at = $2 AND status <> 'unsubscribed'`,
      [link.id, link.createdAt, new Date()],
    );
    return true;
  }
}

function locked(
  manager: EntityManager,
  where: FindOptionsWhere<SubscriberEntity> | FindOptionsWhere<SubscriberEntity>[],
): Promise<SubscriberEntity | null> {
  return manager.findOne(SubscriberEntity, { where, lock: { mode: 'pessimistic_write' } });
}

const isPausing = ({ mailedAt }: SubscriberEntity) =>
  mailedAt !== null && Date.now() - mailedAt.getTime() < mailPause;

const badLink = (advice: string) => badField('token', `This link is not valid or too old. ${advice}`);
