// From what was sent to the variables of an operation, and back.
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../platform/errors.ts';
import type { AnswerShape, Call } from './route.ts';

export const nothing = () => ({});

/** The `id` of the path. */
export const id = ({ params }: Call) => ({ id: params.id });

/** The body as `input`, without these fields: what an answer of ours holds beside those one can set does no harm when it is sent back. */
export const inputWithout =
  (...names: string[]) =>
  ({ body }: Call): Record<string, unknown> => ({
    input: Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))),
  });

/** The whole body as `input`. */
export const input = inputWithout('id', 'picture', 'publishedAt', 'createdAt', 'updatedAt', 'version');

/** The whole body as `input`, and the header `Idempotency-Key`, which says that it may be the second try. */
export function inputWithKey(call: Call): Record<string, unknown> {
  return { ...input(call), key: keyOf(call) };
}

/** The header `Idempotency-Key`, if there is one. */
export function keyOf({ headers }: Call): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** The body as `input` for the record `id`, which must still be at the version in `If-Match`, else in the body, if there is one. */
export function inputWithVersion(call: Call): Record<string, unknown> {
  return { ...id(call), ...input(call), version: versionOf(call) };
}

/** The version in `If-Match`, else in the body, if there is one. */
export const versionOf = ({ headers, body }: Call): unknown =>
  headers['if-match'] === undefined ? body.version : versionToMatch(headers);

/** The `id` of the path, of a record that must still be at the version in `If-Match`, if there is one. */
export function idWithVersion(call: Call): Record<string, unknown> {
  return { ...id(call), version: versionToMatch(call.headers) };
}

/** The `id` of the path, of what has no versions. Who names one would not want it gone unseen, so nothing happens then. */
export function idWithoutVersion(call: Call): Record<string, unknown> {
  if (versionToMatch(call.headers) === undefined) return id(call);
  throw new AppError(
    'BAD_USER_INPUT',
    'This has no versions to compare If-Match with. To delete it, leave that header out.',
  );
}

/** The header `ETag` of a record that counts its versions. */
export function versionTag(record: unknown): string | undefined {
  const { version } = record as { version?: number };
  return version === undefined ? undefined : `"${version}"`;
}

/** Only these fields of the body, each a variable. */
export function fields(...names: string[]): (call: Call) => Record<string, unknown> {
  return ({ body }) => Object.fromEntries(names.map((name) => [name, body[name]]));
}

/** The `id` of the path, and these fields of the body, each a variable. */
export const idWithFields =
  (...names: string[]) =>
  (call: Call) => ({ ...id(call), ...fields(...names)(call) });

/** As `idWithFields`, of a record that must still be at the version in `If-Match`, else in the body, if there is one. */
export const idWithFieldsAndVersion =
  (...names: string[]) =>
  (call: Call) => ({ ...idWithFields(...names)(call), version: versionOf(call) });

/** The address of a record that was just made, below `path`. */
export const placeBelow = (path: string) => (made: unknown) => `${path}/${(made as { id: number }).id}`;

/** What a DELETE answers: `{"id": 3}`. */
export const removed: AnswerShape = {
  of: (id) => ({ id }),
  schema: (id) => ({ type: 'object', properties: { id }, required: ['id'], additionalProperties: false }),
};

/** The rows of a connection as a plain array. */
export const rowsOnly: AnswerShape = {
  of: (connection) => (connection as { nodes: unknown[] }).nodes,
  schema: (connection) => (connection.properties as Record<string, Record<string, unknown>>).nodes ?? {},
};

const entityTags = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const strongTag = /^"([1-9]\d{0,8})"$/;

/**
 * The version that the header `If-Match` asks for; undefined when any will do. Tags that no version of ours has, and weak
 * ones, match nothing (RFC 9110, 13.1.1): 0, as versions begin at 1. Throws BAD_USER_INPUT for what is no entity tag.
 */
function versionToMatch(headers: IncomingHttpHeaders): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const tags = header.match(entityTags);
  if (!tags || /[^\s,]/.test(header.replace(entityTags, ''))) {
    throw new AppError(
      'BAD_USER_INPUT',
      'If-Match takes the ETag of what you read, such as "3" with its quotes, or *.',
    );
  }
  const versions = new Set(tags.map((tag) => Number(strongTag.exec(tag)?.[1] ?? 0)).filter(Boolean));
  if (versions.size > 1) {
    throw new AppError('BAD_USER_INPUT', 'If-Match can name one version here: please send the one you read.');
  }
  const [version = 0] = versions;
  return version;
}
