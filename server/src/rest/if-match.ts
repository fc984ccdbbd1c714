import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../platform/errors.ts';

const entityTags = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const versionTag = /^"([1-9]\d{0,8})"$/;

/**
 * The version that the header `If-Match` asks for; undefined when any will do. Tags that no version of ours has, and weak
 * ones, match nothing (RFC 9110, 13.1.1): 0, as versions begin at 1. Throws BAD_USER_INPUT for what is no entity tag.
 */
export function versionToMatch(headers: IncomingHttpHeaders): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const tags = header.match(entityTags);
  if (!tags || /[^\s,]/.test(header.replace(entityTags, ''))) {
    throw new AppError(
      'BAD_USER_INPUT',
      'If-Match takes the ETag of what you read, such as "3" with its quotes, or *.',
    );
  }
  const versions = new Set(tags.map((tag) => Number(versionTag.exec(tag)?.[1] ?? 0)).filter(Boolean));
  if (versions.size > 1) {
    throw new AppError('BAD_USER_INPUT', 'If-Match can name one version here: please send the one you read.');
  }
  const [version = 0] = versions;
  return version;
}
