import type { TokenSigner } from '../../../platform/sealing/signed-token.ts';
import type { ContentType } from '../content-type.ts';

/** Milliseconds for which a link shows what is not published. */
const goodFor = 7 * 24 * 3600 * 1000;

type Shown = Pick<ContentType, 'one' | 'page'>;

/** Links that show one record to anybody before it is published: signed, so that they need no table and nobody can guess one. */
export class PreviewLinks {
  readonly #signer: TokenSigner;
  readonly #publicUrl: string;

  constructor(signer: TokenSigner, publicUrl: string) {
    this.#signer = signer;
    this.#publicUrl = publicUrl;
  }

  /** The page of a record, with a token that is good for 7 days from now. */
  link({ one, page }: Shown, id: number): string {
    const token = this.#signer.sign(`preview-${one}`, [id, Date.now() + goodFor]);
    return `${this.#publicUrl}${page}/${id}?preview=${token}`;
  }

  /** Whether a token shows the record of this id: made by us for it, and not too old. */
  shows({ one }: Shown, id: string, token: string | null | undefined): boolean {
    const [shown, until] = (token && this.#signer.read(`preview-${one}`, token)) || [];
    return shown === id && Date.now() <= Number(until);
  }
}
