import type { TokenSigner } from '../../platform/signed-token.ts';

/** Milliseconds for which a link shows what is not published. */
const goodFor = 7 * 24 * 3600 * 1000;

const pages = { post: '/news', program: '/programs' };
type Kind = keyof typeof pages;

/** Links that show one record to anybody before it is published: signed, so that they need no table and nobody can guess one. */
export class PreviewLinks {
  readonly #signer: TokenSigner;
  readonly #publicUrl: string;

  constructor(signer: TokenSigner, publicUrl: string) {
    this.#signer = signer;
    this.#publicUrl = publicUrl;
  }

  /** The page of a record, with a token that is good for 7 days from now. */
  link(kind: Kind, id: number): string {
    const token = this.#signer.sign(`preview-${kind}`, [id, Date.now() + goodFor]);
    return `${this.#publicUrl}${pages[kind]}/${id}?preview=${token}`;
  }

  /** Whether a token shows the record of this id: made by us for it, and not too old. */
  shows(kind: Kind, id: string, token: string | null | undefined): boolean {
    const [shown, until] = (token && this.#signer.read(`preview-${kind}`, token)) || [];
    return shown === id && Date.now() <= Number(until);
  }
}
