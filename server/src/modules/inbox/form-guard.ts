// What keeps robots out of the public forms without a third party.
import type { Actor } from '../../platform/actor.ts';
import { callerOf } from '../../platform/addresses.ts';
import type { CallCounts } from '../../platform/limits/call-counts.ts';
import { countCall } from '../../platform/limits/count-call.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { badField } from '../../platform/validation.ts';

/** What a form sends beside its fields; each part may be missing. */
export interface SubmittedForm {
  /** From `token()`: when the form was shown. */
  token?: string | null;
  /** A field people do not see. Whoever fills it in is a robot. */
  website2?: string | null;
  /** The idempotency key: made by the form once, the same in each try. */
  key?: string | null;
}

export interface FormGuardDeps {
  signer: TokenSigner;
  /** False: nobody has to wait. */
  rateLimits: boolean;
  callCounts: CallCounts;
}

const purpose = 'form';
/** Milliseconds in which nobody fills in a form, though autofill comes close. */
const veryFast = 1_500;
/** Milliseconds a form may stay open. */
const maxOpenTime = 24 * 3600 * 1000;
/** Submissions in an hour from one address that do not show that somebody looked at the form. */
const unseen = { name: 'unseen forms', points: 10, duration: 3600 };

export class FormGuard {
  readonly #deps: FormGuardDeps;

  constructor(deps: FormGuardDeps) {
    this.#deps = deps;
  }

  /** For a form that is shown now. */
  token(now = Date.now()): string {
    return this.#deps.signer.sign(purpose, [now]);
  }

  /**
   * Who sent this. A `robot` is to be answered like a success, and nothing kept. A form without a token, or sent
   * faster than people are, is taken too, but not often: throws RATE_LIMITED. Throws BAD_USER_INPUT for a token
   * that is forged or too old.
   */
  async check(actor: Actor, form: SubmittedForm | null | undefined): Promise<'person' | 'robot'> {
    if (form?.website2?.trim()) return 'robot';
    if (!this.#wasSeen(form?.token)) await this.#countUnseen(actor);
    return 'person';
  }

  #wasSeen(token: string | null | undefined): boolean {
    if (!token) return false;
    const [shown] = this.#deps.signer.read(purpose, token) ?? [];
    if (!shown) throw refused('This form was not recognised. Please reload the page and send it again.');
    const open = Date.now() - Number(shown);
    if (open > maxOpenTime) throw refused('This form was open for too long. Please send it again.');
    return open >= veryFast;
  }

  async #countUnseen({ ip, reportLimit }: Actor): Promise<void> {
    const { rateLimits, callCounts } = this.#deps;
    if (!rateLimits) return;
    await countCall(callCounts, [{ limit: unseen, key: callerOf(ip) }], reportLimit);
  }
}

const refused = (message: string) => badField(['form', 'token'], message);

/** What makes a form that is sent twice count once, for `Idempotency`. */
export const keyOfForm = (form: SubmittedForm | null | undefined) => ({
  key: form?.key,
  path: ['form', 'key'],
});
