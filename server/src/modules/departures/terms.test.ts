import { bookingDefaults } from '../settings/booking-settings.ts';
import { balanceOf, depositOf, refundOf, termsOf } from './terms.ts';

const nothingOwn = {
  depositPercent: null,
  balanceDueDays: null,
  cancellationSteps: [],
  permitKeptDays: null,
};
const usual = termsOf(nothingOwn, bookingDefaults);

describe('The terms of a program', () => {
  it('are those of the settings where it says nothing, and its own where it does', () => {
    expect(usual).toMatchObject({ depositPercent: 30, balanceDueDays: 30, permitKeptDays: null });
    const own = { ...nothingOwn, depositPercent: 0, cancellationSteps: [{ daysBefore: 7, keepPercent: 20 }] };
    expect(termsOf(own, bookingDefaults)).toMatchObject({
      depositPercent: 0,
      balanceDueDays: 30,
      steps: [{ daysBefore: 7, keepPercent: 20 }],
    });
  });

  it('have one name as long as they are the same, the order of their steps aside, and another when a word changes', () => {
    const steps = [...bookingDefaults.cancellationSteps].reverse();
    expect(termsOf(nothingOwn, { ...bookingDefaults, cancellationSteps: steps })).toEqual(usual);
    expect(termsOf(null, bookingDefaults).version).toBe(usual.version);
    const others = [{ termsText: 'Others.' }, { permitKeptDays: 60 }, { depositPercent: 31 }];
    const versions = others.map((other) => termsOf(null, { ...bookingDefaults, ...other }).version);
    expect(new Set([usual.version, ...versions]).size).toBe(4);
  });
});

describe('What is to be paid', () => {
  it('is the deposit up to the unit, and the rest on its day', () => {
    expect(depositOf(usual, 100_001)).toBe(30_001);
    expect(balanceOf(usual, 100_001, '2030-07-31', '2030-06-30')).toEqual({
      deposit: 30_001,
      balanceDueOn: '2030-07-01',
    });
  });

  it('is all of it from the day on which the rest would be due', () => {
    const all = { deposit: 100_001, balanceDueOn: null };
    expect(balanceOf(usual, 100_001, '2030-07-31', '2030-07-01')).toEqual(all);
    expect(balanceOf(usual, 100_001, '2030-07-31', '2030-07-30')).toEqual(all);
    expect(balanceOf({ ...usual, depositPercent: 100 }, 100_001, '2031-07-31', '2030-07-30')).toEqual(all);
  });
});

describe('What is kept of who cancels', () => {
  const cancel = (cancelledAt: string, more: Partial<Parameters<typeof refundOf>[0]> = {}) =>
    refundOf({
      terms: usual,
      total: 200_000,
      permitTotal: 80_000,
      paid: 200_000,
      startsOn: '2030-07-31',
      cancelledAt: new Date(cancelledAt),
      byAgency: false,
      ...more,
    });

  it('is the percentage of the step, to the end of its day in Kampala', () => {
    // 60 days before is 1 June; midnight in Kampala is 21:00 UTC.
    expect(cancel('2030-06-01T20:59:59Z')).toEqual({ kept: 20_000, refund: 180_000 });
    expect(cancel('2030-06-01T21:00:00Z')).toEqual({ kept: 100_000, refund: 100_000 });
    expect(cancel('2030-07-01T20:59:59Z').kept).toBe(100_000);
    expect(cancel('2030-07-01T21:00:00Z')).toEqual({ kept: 200_000, refund: 0 });
  });

  it('holds the whole permit from the day on which it is kept', () => {
    const terms = { ...usual, permitKeptDays: 90 };
    expect(cancel('2030-05-01T12:00:00Z', { terms }).kept).toBe(20_000);
    expect(cancel('2030-05-02T12:00:00Z', { terms }).kept).toBe(80_000 + 12_000);
  });

  it('is never more than what came in, and nothing where the agency cancels or nobody said a price', () => {
    expect(cancel('2030-07-30T12:00:00Z', { paid: 60_000 })).toEqual({ kept: 60_000, refund: 0 });
    expect(cancel('2030-06-01T12:00:00Z', { paid: 10_000 })).toEqual({ kept: 10_000, refund: 0 });
    expect(cancel('2030-07-30T12:00:00Z', { byAgency: true })).toEqual({ kept: 0, refund: 200_000 });
    expect(cancel('2030-07-30T12:00:00Z', { total: null, permitTotal: null, paid: 0 }).kept).toBe(0);
    expect(cancel('2030-07-30T12:00:00Z', { paid: -5 })).toEqual({ kept: 0, refund: 0 });
  });

  it('is rounded for the guest', () => {
    expect(cancel('2030-06-01T12:00:00Z', { total: 100_005, permitTotal: 0 }).kept).toBe(10_000);
  });
});
