// All money of the house, what goes back through the provider, and what the provider says otherwise.
import { id, idWithFields, nothing, rowsOnly } from '../call.ts';
import type { Route } from '../route.ts';
import {
  RestCheckRefundDocument,
  RestClosePaymentDifferenceDocument,
  RestComparePaymentsDocument,
  RestPaymentDifferencesDocument,
  RestPaymentMovementsDocument,
  RestSettleRefundDocument,
} from './money.generated.ts';

export const moneyRoutes = [
  {
    method: 'GET',
    path: '/admin/payments',
    operation: RestPaymentMovementsDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: {
      description: 'The newest 1,000 of all money, of bookings and donations, by hand and by the provider.',
    },
  },
  {
    method: 'POST',
    path: '/admin/payments/:id/check',
    operation: RestCheckRefundDocument,
    variables: id,
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/admin/payments/:id/outcome',
    operation: RestSettleRefundDocument,
    variables: idWithFields('wentBack', 'reason'),
    refuses: [409],
    exampleStatus: 404,
    example: { wentBack: true, reason: 'It is in the dashboard of the provider, paid out.' },
  },
  {
    method: 'GET',
    path: '/admin/payment-differences',
    operation: RestPaymentDifferencesDocument,
    variables: nothing,
    answer: rowsOnly,
  },
  {
    method: 'POST',
    path: '/admin/payment-differences/:id/close',
    operation: RestClosePaymentDifferenceDocument,
    variables: idWithFields('note'),
    example: { note: 'It is of our other shop.' },
    refuses: [409],
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/admin/payment-comparisons',
    operation: RestComparePaymentsDocument,
    variables: nothing,
  },
] as const satisfies readonly Route[];
