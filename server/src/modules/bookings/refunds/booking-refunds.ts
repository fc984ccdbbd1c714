import { defineFeature } from '../../feature.ts';
import { RefundChecks, type RefundChecksDeps } from './refund-checks.ts';
import { RefundSender, type RefundSenderDeps } from './refund-sender.ts';
import { type RefundsDeps, RefundsService } from './refunds.service.ts';

type Needs = RefundChecksDeps &
  Omit<RefundSenderDeps, 'refundChecks'> &
  Omit<RefundsDeps, 'refundChecks' | 'refundSender'>;

/** Money of bookings that goes back through the payment provider. Apart, because what the office decides is sent by it. */
export const bookingRefunds = defineFeature({
  services: (needs: Needs) => {
    const refundChecks = new RefundChecks(needs);
    const refundSender = new RefundSender({ ...needs, refundChecks });
    return {
      refundChecks,
      refundSender,
      refunds: new RefundsService({ ...needs, refundChecks, refundSender }),
    };
  },
  resolvers: {
    Mutation: {
      checkRefund: (_, { id }, { services }) => services.refunds.check(id),
      settleRefund: (_, { id, wentBack, reason }, { services, actor }) =>
        services.refunds.settle(actor, id, wentBack, reason),
    },
    Booking: {
      refundableOnline: (row, _, { services }) => services.refunds.givable(row),
    },
    Payment: {
      refunds: ({ refundsId }) => refundsId,
    },
  },
});
