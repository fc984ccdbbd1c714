// What is checked of money before it is sent, in the sentences of the server.
import type { RegisterOptions } from 'react-hook-form';
import { todayInKampala } from '../../../../lib/today.ts';
import { checksOf, neededText } from '../../../screens/form/checks.ts';
import { counterPaymentRules, paymentInputRules } from '../booking-work.generated.ts';

export const receiptRules = checksOf('Receipt number', paymentInputRules.receiptNumber);

export const dayPaidRules: RegisterOptions = {
  required: 'Day is required.',
  validate: (typed: string) => typed <= todayInKampala() || 'Day must be today or before.',
};

export const reasonRules = checksOf('This', paymentInputRules.reason);

/** Where a reason has to be given. */
export const neededReasonRules = neededText('Say why.', 'Why', counterPaymentRules.reason);
