// What can go wrong, as OpenAPI says it once for all operations.
import { errorStatus } from '../../platform/errors.ts';

const refusalDescriptions = {
  400: 'Something that was sent is missing or wrong: `details` names each field.',
  401: 'No token, one that is no longer good, or a wrong password.',
  403: 'Signed in, but not allowed.',
  404: 'There is nothing of that id.',
  409: 'Somebody saved since the version that was sent: `changedBy`, `changedAt` and `version` say who, when and what is current. Or the `Idempotency-Key` came with other input before.',
  412: 'As 409, when the version came in the header `If-Match`.',
  413: 'More is sent than is taken.',
  415: 'What is sent is not JSON in UTF-8.',
  429: 'Too many calls from this address, or too many at once: come again after `Retry-After` seconds.',
  500: 'A fault of ours: tell us `requestId`.',
  503: 'The service cannot answer just now: come again after `Retry-After` seconds.',
} as const;

export type RefusalStatus = keyof typeof refusalDescriptions;

export const refusal = (status: RefusalStatus) => ({ $ref: `#/components/responses/${status}` });

export const locationHeader = {
  description: 'Where it is from now on.',
  schema: { type: 'string', format: 'uri-reference' },
};

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** A response that is a refusal. */
export const refusalBody = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

export const refusalResponses = Object.fromEntries(
  Object.entries(refusalDescriptions).map(([status, description]) => [
    status,
    {
      ...refusalBody(description),
      ...((status === '429' || status === '503') && { headers: retryAfter }),
    },
  ]),
);

/** JSON Schema of `{"error"}`. */
export const refusalSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'code', 'details'],
      properties: {
        message: { type: 'string', description: 'A sentence that can be shown.' },
        code: { type: 'string', enum: Object.keys(errorStatus) },
        details: {
          type: 'array',
          description: 'What is wrong with each field.',
          items: {
            type: 'object',
            required: ['message', 'path'],
            properties: {
              message: { type: 'string' },
              path: { type: 'array', items: { type: ['string', 'integer'] } },
            },
          },
        },
      },
    },
  },
};
