import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import type { SubscriberEntity } from './subscriber.entity.ts';

/** Milliseconds in which a subscription can be confirmed. */
const confirmWithin = 7 * 24 * 3600 * 1000;

type Subscriber = Pick<SubscriberEntity, 'id' | 'createdAt' | 'requestedAt'>;

/** The links in newsletter mails: signed, so that they need no table and nobody can guess one; no address stands in them. */
export class NewsletterLinks {
  readonly #signer: TokenSigner;
  readonly #publicUrl: string;

  constructor(signer: TokenSigner, publicUrl: string) {
    this.#signer = signer;
    this.#publicUrl = publicUrl;
  }

  /** Good for a week, and only until the address is asked for again or unsubscribed. */
  confirm({ id, requestedAt }: Subscriber): string {
    return this.#link('confirm', this.#signer.sign('newsletter-confirm', [id, requestedAt.getTime()]));
  }

  /** Good for ever: mails are kept for years. */
  unsubscribe({ id, createdAt }: Omit<Subscriber, 'requestedAt'>): string {
    return this.#link('unsubscribe', this.#signer.sign('newsletter-unsubscribe', [id, createdAt.getTime()]));
  }

  /** Whom a confirming token is about, or null when it is not ours or too old. */
  readConfirm(token: string): { id: number; requestedAt: Date } | null {
    const [id, requested] = this.#signer.read('newsletter-confirm', token) ?? [];
    const requestedAt = new Date(Number(requested));
    return id && Date.now() - requestedAt.getTime() <= confirmWithin ? { id: Number(id), requestedAt } : null;
  }

  /** Whom an unsubscribing token is about, or null when it is not ours. */
  readUnsubscribe(token: string): { id: number; createdAt: Date } | null {
    const [id, created] = this.#signer.read('newsletter-unsubscribe', token) ?? [];
    return id ? { id: Number(id), createdAt: new Date(Number(created)) } : null;
  }

  #link(page: string, token: string): string {
    return `${this.#publicUrl}/newsletter/${page}?token=${token}`;
  }
}
