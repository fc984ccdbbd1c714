import { AppError } from '../platform/errors.ts';
import { fields, inputWithout } from './call.ts';
import type { DirectCall } from './direct-route.ts';
import { RestStartDonationDocument, RestVerifyDonationDocument } from './donations.generated.ts';
import { objectOf } from './openapi/json-schemas.ts';
import { refusalBody } from './openapi/refusals.ts';
import { rawBodyOf } from './raw-body.ts';
import type { Route } from './route.ts';
import { withForm } from './with-form.ts';

// The payment provider's events in the words of OpenAPI: their shape is the provider's, so no operation describes them.
const text = { type: 'string' };
const data = objectOf({ id: { type: 'integer' }, tx_ref: text }, ['id', 'tx_ref']);

const webhookDescription = {
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

export const donationsRoutes = [
  {
    method: 'POST',
    path: '/donations',
    operation: RestStartDonationDocument,
    variables: withForm(inputWithout('form')),
    status: 201,
    example: {
      name: 'Grace Akello',
      email: 'grace@example.org',
      phone: '+256 700 000 000',
      currency: 'USD',
      amount: 10,
    },
  },
  {
    method: 'POST',
    path: '/donations/verify',
    operation: RestVerifyDonationDocument,
    variables: fields('reference', 'transactionId'),
    missing: 'Donation',
    example: { reference: '1763716000000-0123456789abcdef01234567', transactionId: 4975363 },
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/donations/webhook',
    access: 'public',
    // Its address stands in the provider's settings: whatever was added to it there, no event may be lost.
    takesAnyQuery: true,
    status: 200,
    respond: hearEvent,
    openapi: webhookDescription,
    exampleStatus: 401,
  },
] as Route[];

/** Answered at once, so that the provider does not send it again; what it says is looked up afterwards. */
async function hearEvent({ req, context }: DirectCall): Promise<{ data: true }> {
  if (!req.is('json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'An event comes as JSON.');
  await context.services.settlement.hear(req.headers, rawBodyOf(req));
  return { data: true };
}
