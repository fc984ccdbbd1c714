// Prices, dates and terms of made-up programs, as visitors read them.
import type { AgeBand, PriceCurrency, Residence, VisibleSeats } from '../../src/generated/schema.ts';

interface DemoTier {
  id: number;
  residence: Residence;
  ageBand: AgeBand;
  currency: PriceCurrency;
  amount: number;
  permit: number;
  peopleFrom: number;
  peopleTo: number | null;
  daysFrom: string | null;
  daysTo: string | null;
}

/** A price, for everybody but for what the test says. */
export const demoTier = (facts: Partial<DemoTier> & { id: number }): DemoTier => ({
  residence: 'any',
  ageBand: 'adult',
  currency: 'USD',
  amount: 140_000,
  permit: 80_000,
  peopleFrom: 1,
  peopleTo: null,
  daysFrom: null,
  daysTo: null,
  ...facts,
});

interface DemoDeparture {
  id: number;
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  visible: VisibleSeats;
  guaranteed: boolean;
  priceTiers: DemoTier[];
}

/** A date of three days in December. */
export const demoDeparture = (facts: Partial<DemoDeparture> & { id: number }): DemoDeparture => ({
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
  startTime: '06:30',
  visible: 'open',
  guaranteed: false,
  priceTiers: [],
  ...facts,
});

export const demoTerms = {
  version: '1a2b3c4d',
  depositPercent: 30,
  balanceDueDays: 30,
  steps: [
    { daysBefore: 60, keepPercent: 10 },
    { daysBefore: 30, keepPercent: 50 },
  ],
  permitKeptDays: null as number | null,
  text: 'Travel at your own pace.',
};

/** What a program has of bookings by itself: nothing but the terms of the settings. */
export const notBookedOnline = {
  bookingMode: 'enquiry' as const,
  priceTiers: [] as DemoTier[],
  departures: [] as DemoDeparture[],
  bookingTerms: demoTerms,
};
