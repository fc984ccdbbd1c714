import { AppError } from '../platform/errors.ts';
import { fields } from './call.ts';
import type { DirectCall } from './direct-route.ts';
import { RestStartDonationDocument, RestVerifyDonationDocument } from './donations.generated.ts';
import { rawBodyOf } from './raw-body.ts';
import type { Call, Route } from './route.ts';
import { webhookDescription } from './webhook-description.ts';
import { withForm } from './with-form.ts';

const input = ({ body: { form: _, ...input } }: Call) => ({ input });

export const donationsRoutes = [
  {
    method: 'POST',
    path: '/donations',
    operation: RestStartDonationDocument,
    variables: withForm(input),
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
  await context.services.donations.hear(req.headers, rawBodyOf(req));
  return { data: true };
}
