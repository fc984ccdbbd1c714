import { cancellationSteps } from '../../programs/cancellation-steps.ts';
import { row } from '../../screens/form/form.tsx';
import { check, longText, number, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';
import { rateDay } from './rate-day.tsx';

export const group = groupForm({
  now: settings.StaffBookingsSettingsNowDocument,
  update: settings.UpdateBookingsSettingsDocument,
  rules: settings.bookingsSettingsInputRules,
})({
  ...row('1fr 1fr', {
    depositPercent: number({
      label: 'Deposit',
      unit: '%',
      hint: 'Of the total; it confirms a booking. Empty means 30.',
    }),
    balanceDueDays: number({
      label: 'Rest due before the journey',
      unit: 'days',
      hint: 'Who books later pays all at once. Empty means 30.',
    }),
  }),
  cancellationSteps: cancellationSteps(
    settings.cancellationStepInputRules,
    'Empty means 10 % until 60 days before, and 50 % until 30 days before.',
  ),
  permitKeptDays: number({
    label: 'Permit kept from',
    unit: 'days before',
    hint: 'From then on the permit is kept whole. Empty means it is treated like the rest.',
  }),
  termsText: longText({
    label: 'Terms of booking',
    rows: 6,
    hint: 'What is agreed besides. Empty means a short usual text; bookings that were sent keep theirs.',
  }),
  ...row('1fr 1fr 1fr', {
    holdHours: number({ label: 'Seats are held', unit: 'hours', hint: 'Empty means 24.' }),
    requestHours: number({ label: 'Requests are answered in', unit: 'hours', hint: 'Empty means 48.' }),
    waitingHours: number({ label: 'A place offered is kept', unit: 'hours', hint: 'Empty means 24.' }),
  }),
  ...row('1fr 1fr', {
    ugxForUsd: number({
      label: 'UGX for 1 USD',
      hint: 'Without it a party with prices in both waits for your answer.',
    }),
    ugxForUsdOn: rateDay({ label: 'Rate of', hint: 'The day. After 30 days we remind you of it.' }),
  }),
  ...row('1fr 1fr', {
    childAges: text({ label: 'Children are', hint: 'Empty means 3 to 12 years.' }),
    infantAges: text({ label: 'Infants are', hint: 'Empty means under 3 years.' }),
  }),
  permitNote: longText({ label: 'Beside a price with a permit', rows: 2 }),
  passportsFor: longText({ label: 'Why passports are asked for', rows: 2 }),
  taxNumber: text({
    label: 'Your tax number',
    hint: 'With it invoices, receipts and credit notes are issued by themselves, and stand on the booking’s page. Without it none are.',
  }),
  payHow: longText({
    label: 'How guests pay',
    rows: 4,
    hint: 'At the office, by bank or by mobile money: where, to whom, and what to write with it.',
  }),
  ...row('1fr 1fr', {
    payOnline: check({
      label: 'Guests pay online',
      hint: 'Deposit and balance, by card or mobile money, on the page of the payment provider.',
    }),
    payAtOffice: check({
      blank: true,
      label: 'They may also pay by hand',
      hint: 'Without it the seats of who pays online are held for 30 minutes, confirmed address or not.',
    }),
  }),
  ...row('1fr 1fr 1fr', {
    leastPartUsd: number({ label: 'Smallest part, USD', hint: 'Of a balance, online. Empty means 50.' }),
    leastPartUgx: number({ label: 'Smallest part, UGX', hint: 'Empty means 200,000.' }),
    mobileMoneyMaxUgx: number({
      label: 'Mobile money takes, UGX',
      hint: 'At most at once. Empty means 5,000,000.',
    }),
  }),
  askForReviews: check({
    label: 'Guests are asked for a review',
    hint: 'By mail three days after the journey, and on the page of their booking. Reviews that you approve stand on the page of the program.',
  }),
});
