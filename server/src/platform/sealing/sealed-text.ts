// Text that only the product can read: AES-256-GCM, each sealed text with the name of the key that opens it.
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

export interface DataKey {
  /** Short name that stands in clear in front of what it sealed. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

export interface SealedText {
  /** Seals `text`. `about` says what it is (such as a column) and is needed to open it again. */
  seal(text: string, about: string): string;
  /** Opens what `seal` made. Throws when it was changed, is about something else, or its key is not there any more. */
  open(sealed: string, about: string): string;
  /** What a text begins with that was sealed with the newest key. */
  readonly currentPrefix: string;
}

const version = 'v1';
const algorithm = 'aes-256-gcm';

/** The first key seals; all of them open. To change keys, put a new one in front and reseal. */
export function createSealedText(keys: readonly [DataKey, ...DataKey[]]): SealedText {
  const [current] = keys;
  // Else each use would make one of the bytes.
  const byId = new Map(keys.map(({ id, key }) => [id, createSecretKey(key)]));
  const currentKey = createSecretKey(current.key);
  return {
    currentPrefix: `${version}.${current.id}.`,

    seal(text, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(boundTo(current.id, about));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${version}.${current.id}.${Buffer.concat(parts).toString('base64url')}`;
    },

    open(sealed, about) {
      const [, id = '', body = ''] = /^v1\.([\w-]+)\.([\w-]+)$/.exec(sealed) ?? [];
      const key = byId.get(id);
      if (!key)
        throw new Error(`No key "${id}" for a sealed text: DATA_KEYS must keep it until all is resealed.`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(boundTo(id, about)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}

/** Sealed together with the text, so that neither can be put to another use. */
const boundTo = (id: string, about: string) => Buffer.from(`${version}.${id}.${about}`);

/** Keys from `id:base64,id:base64` (32 bytes each, in base64 or base64url), or null when it is not such a list. */
export function parseDataKeys(text: string): readonly [DataKey, ...DataKey[]] | null {
  const keys = text.split(',').map((part) => {
    const [, id = '', encoded = ''] = /^\s*([\w-]{1,30}):([\w+/-]+=*)\s*$/.exec(part) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const good = keys.every(({ id, key }) => id !== '' && key.length === 32);
  const [first, ...others] = keys;
  return good && first && new Set(keys.map(({ id }) => id)).size === keys.length ? [first, ...others] : null;
}
