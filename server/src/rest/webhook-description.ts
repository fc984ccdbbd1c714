// The payment provider's events in the words of OpenAPI: their shape is the provider's, so no operation describes them.
import { objectOf } from './openapi/json-schemas.ts';
import { refusalBody } from './openapi/refusals.ts';

const text = { type: 'string' };
const data = objectOf({ id: { type: 'integer' }, tx_ref: text }, ['id', 'tx_ref']);

export const webhookDescription = {
  operationId: 'hearPaymentEvent',
  summary: 'Hear of a payment',
  description:
    'For Flutterwave, which sends `charge.completed` here. An event is known by `verif-hash` (the secret hash) or by `flutterwave-signature` (HMAC-SHA256 of the body by that secret, in base64). It may come any number of times: it only says where to look, and the provider is asked what really happened.',
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: objectOf({ event: text, data }, ['event']),
        example: {
          event: 'charge.completed',
          data: { id: 4975363, tx_ref: '1763716000000-0123456789abcdef01234567' },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Heard.',
      content: { 'application/json': { schema: objectOf({ data: { const: true } }, ['data']) } },
    },
    400: refusalBody('Not JSON.'),
    413: refusalBody('More than an event ever holds.'),
    415: refusalBody('Not sent as JSON.'),
  },
};
