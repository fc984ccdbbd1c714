import { z } from 'zod';
import { paymentInputRules, refundDecisionInputRules } from '../../../generated/rules.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { calendarDay } from '../../inbox/fields.ts';

const notToCome = (day: string) => day <= kampalaDay();
const paidOn = calendarDay('Paid on').refine(notToCome, 'Paid on must be today or before.');

const notOnline = z.refine<{ method?: string | null }>(({ method }) => method !== 'online', {
  message: 'Method must be how somebody handed it over: what is paid online is written down by itself.',
  path: ['method'],
});

/** Money that moved. */
export const paymentInput = inputFrom(paymentInputRules, contentField, { paidOn }).check(notOnline);

/** What goes back by hand needs the way, the receipt and the day; what goes back online, and that nothing does, needs none of them. */
export const decisionInput = inputFrom(refundDecisionInputRules, contentField, {
  paidOn: paidOn.nullish(),
}).check(
  z.refine(({ amount, method }) => amount === 0 || method != null, {
    message: 'Method is required.',
    path: ['method'],
  }),
  z.refine(
    ({ amount, method, receiptNumber }) => amount === 0 || method === 'online' || Boolean(receiptNumber),
    {
      message: 'Receipt number is required.',
      path: ['receiptNumber'],
    },
  ),
  z.refine(({ amount, method, paidOn }) => amount === 0 || method === 'online' || paidOn != null, {
    message: 'Paid on is required.',
    path: ['paidOn'],
  }),
);
