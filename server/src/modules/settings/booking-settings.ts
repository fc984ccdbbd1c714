// What holds for bookings where staff filled in nothing, and what they cannot fill in.
import type { CancellationStepInput } from '../../generated/schema.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { Document } from './settings-group.ts';

export const bookingDefaults = {
  termsText:
    'Your seats are yours once the deposit has come in, and we confirm that by e-mail. What the program lists as included is in the ' +
    'price; the rest is not. If we cancel a journey you get everything back that you paid. Should weather, a road or a park’s rules ' +
    'change a day, we offer the nearest thing to what was planned. Please bring the documents that your permits need, and ask us about ' +
    'insurance before you travel.',
  depositPercent: 30,
  balanceDueDays: 30,
  cancellationSteps: [
    { daysBefore: 60, keepPercent: 10 },
    { daysBefore: 30, keepPercent: 50 },
  ],
  holdHours: 24,
  requestHours: 48,
  waitingHours: 24,
  childAges: '3 to 12 years',
  infantAges: 'under 3 years',
  permitNote: 'The permit is part of the price. The tariff of the day on which you travel holds for it.',
  passportsFor:
    'The authority that issues permits asks for passport, nationality and date of birth. We keep them sealed, and delete them after you ' +
    'have travelled.',
  payOnline: false,
  payAtOffice: true,
  leastPartUsd: 50,
  leastPartUgx: 200_000,
  mobileMoneyMaxUgx: 5_000_000,
  askForReviews: false,
};

/** A rate without its day would never grow old. */
export function bookingFaults({ ugxForUsd, ugxForUsdOn, cancellationSteps = [] }: Document): ErrorDetail[] {
  const faults = stepFaults(cancellationSteps);
  if (ugxForUsd !== undefined && ugxForUsdOn === undefined)
    faults.push({
      message: 'Please say of which day the rate of shillings is: staff are warned when it is old.',
      path: ['ugxForUsdOn'],
    });
  return faults;
}

/** Each number of days stands once, and who cancels later never loses less. */
export function stepFaults(steps: readonly CancellationStepInput[]): ErrorDetail[] {
  return steps.flatMap(({ daysBefore, keepPercent }, i) => {
    const first = steps.findIndex((other) => other.daysBefore === daysBefore);
    if (first !== i) {
      const message = `Cancellation steps can say once only what is kept until ${daysBefore} days before.`;
      return [{ message, path: ['cancellationSteps', i, 'daysBefore'] }];
    }
    const earlier = steps.find((other) => other.daysBefore > daysBefore && other.keepPercent > keepPercent);
    if (!earlier) return [];
    const message =
      `Until ${earlier.daysBefore} days before ${earlier.keepPercent} percent are kept, and until ${daysBefore} days before only ` +
      `${keepPercent}: who cancels later cannot lose less.`;
    return [{ message, path: ['cancellationSteps', i, 'keepPercent'] }];
  });
}
