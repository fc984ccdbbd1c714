// Whether a request to an object store was signed with a secret: Signature Version 4, as Amazon documents it.
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whose key it was signed with; null when it was not signed. */
export const keyIdOf = ({ headers }: IncomingMessage): string | null =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? null;

export function isSignedWith(secret: string, { method, url = '/', headers }: IncomingMessage): boolean {
  const parts = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/;
  const [, scope = '', signed = '', signature] = parts.exec(headers.authorization ?? '') ?? [];
  const [path = '/', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  let key: Buffer | string = `AWS4${secret}`;
  for (const part of [...scope.split('/'), toSign]) key = createHmac('sha256', key).update(part).digest();
  return signature === key.toString('hex');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
