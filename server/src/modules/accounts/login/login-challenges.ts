import { AppError } from '../../../platform/errors.ts';
import type { TokenSigner } from '../../../platform/sealing/signed-token.ts';
import { hashOf } from '../secret-token.ts';
import type { UserEntity } from '../user.entity.ts';

const purpose = 'two-factor';
/** Milliseconds to look for the telephone. */
const lifetime = 5 * 60 * 1000;

/** What stands between a right password and a right code: a signed note of who it was, good for five minutes. */
export class LoginChallenges {
  readonly #signer: TokenSigner;

  constructor(signer: TokenSigner) {
    this.#signer = signer;
  }

  /** The refusal that asks for the code. */
  askFor(user: UserEntity): AppError {
    const expiresAt = Date.now() + lifetime;
    const challenge = this.#signer.sign(purpose, [user.id, versionOf(user), expiresAt]);
    const message = 'Please enter the code that your authenticator app shows.';
    const facts = { challenge, expiresAt: new Date(expiresAt).toISOString() };
    return new AppError('TWO_FACTOR_CODE_REQUIRED', message, [], facts);
  }

  /** The number of the account a challenge is for, or null when it is too old or not ours. */
  accountOf(challenge: string): number | null {
    const [id, , expiresAt] = this.#signer.read(purpose, challenge) ?? [];
    return id && Number(expiresAt) > Date.now() ? Number(id) : null;
  }

  /** Whether the account still has the password that the challenge was given for. */
  isOf(challenge: string, user: UserEntity): boolean {
    return this.#signer.read(purpose, challenge)?.[1] === versionOf(user);
  }
}

const versionOf = ({ passwordHash }: UserEntity) => hashOf(passwordHash).slice(0, 16);
