import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import type { MailService } from '../mail/mail.service.ts';
import { hashOf, newToken } from './secret-token.ts';
import { lockSignup } from './signup-mode.ts';
import { UserEntity } from './user.entity.ts';

export interface SetupDeps {
  db: DataSource;
  mail: MailService;
  signer: TokenSigner;
  mode: 'demo' | 'deployment';
  /** Who is mailed the link; null: it is only printed. */
  ownerEmail: string | null;
  /** Address visitors use, for the link. */
  publicUrl: string;
}

interface StoredToken {
  nonce: string;
  tokenHash: string;
  mailedTo: string | null;
}

/** The first account of a deployment: made only with a token that whoever runs the product was given. */
export class SetupService {
  readonly #deps: SetupDeps;

  constructor(deps: SetupDeps) {
    this.#deps = deps;
  }

  /** True while a deployment has no owner. A demo makes its own. */
  async isNeeded(manager: EntityManager = this.#deps.db.manager): Promise<boolean> {
    return this.#deps.mode === 'deployment' && !(await manager.existsBy(UserEntity, { role: 'owner' }));
  }

  /**
   * The link that makes the owner's account, or null when there is an owner. The same for every instance and every
   * start until it is used; mailed once to each OWNER_EMAIL.
   */
  prepare(): Promise<string | null> {
    const { db, ownerEmail, publicUrl, mail } = this.#deps;
    return db.transaction(async (manager) => {
      await lockSignup(manager);
      if (!(await this.isNeeded(manager))) {
        await manager.query('DELETE FROM setup_token');
        return null;
      }
      const { nonce, mailedTo } = await this.#storedToken(manager);
      // In the fragment, which browsers send to nobody.
      const setupUrl = `${publicUrl}/admin/signup#setup=${this.#tokenOf(nonce)}`;
      if (ownerEmail && ownerEmail !== mailedTo) {
        await mail.enqueue(manager, { to: ownerEmail, template: 'owner-setup', data: { setupUrl } }, []);
        await manager.query('UPDATE setup_token SET mailed_to = $1', [ownerEmail]);
      }
      return setupUrl;
    });
  }

  /** Throws FORBIDDEN unless `token` is the one. Looks only: cheap, before anything else of a sign-up is. */
  async expectGood(token: unknown): Promise<void> {
    const given = typeof token === 'string' ? hashOf(token) : '';
    const [found] = await this.#deps.db.query('SELECT FROM setup_token WHERE token_hash = $1', [given]);
    if (!found) throw await this.#refusal();
  }

  /** Uses the token up. Throws FORBIDDEN when it is not the one, or was used meanwhile. */
  async accept(manager: EntityManager, token: string | null | undefined): Promise<void> {
    const [, count] = await manager.query('DELETE FROM setup_token WHERE token_hash = $1', [
      hashOf(token ?? ''),
    ]);
    if (count === 0) throw await this.#refusal(manager);
  }

  /** The row there is; a new one when there is none, or when it was made under another secret. */
  async #storedToken(manager: EntityManager): Promise<StoredToken> {
    const [kept]: StoredToken[] = await manager.query(
      'SELECT nonce, token_hash AS "tokenHash", mailed_to::text AS "mailedTo" FROM setup_token',
    );
    if (kept && hashOf(this.#tokenOf(kept.nonce)) === kept.tokenHash) return kept;
    const nonce = newToken();
    const tokenHash = hashOf(this.#tokenOf(nonce));
    await manager.query('DELETE FROM setup_token');
    await manager.query('INSERT INTO setup_token (nonce, token_hash) VALUES ($1, $2)', [nonce, tokenHash]);
    return { nonce, tokenHash, mailedTo: null };
  }

  #tokenOf(nonce: string): string {
    return this.#deps.signer.sign('setup', [nonce]);
  }

  /** The refusal of a sign-up that does not bring the token, or brings it again. */
  async #refusal(manager?: EntityManager): Promise<AppError> {
    const message = (await this.isNeeded(manager))
      ? 'This site has no owner yet. Its first account is made with the setup link that the product prints when it starts.'
      : 'This setup link was used already: the site has an owner. Please sign in, or ask the owner for an invitation.';
    return new AppError('FORBIDDEN', message);
  }
}
