// Dates, prices and bookings for trying: `npm run demo:departures` fills a demo with them, which has none by itself. The agency is invented
// and so are its prices: before one of a permit is printed, look up the tariff of the day of travel.
import type { DemoJourneys } from '../../server/src/demo-package.ts';

const adult = { ageBand: 'adult' } as const;
const child = { ageBand: 'child' } as const;
const usd = (dollars: number, permit = 0) =>
  ({ currency: 'USD', amount: dollars * 100, permit: permit * 100 }) as const;
const ugx = (amount: number, permit = 0) => ({ currency: 'UGX', amount, permit }) as const;

export const demoJourneys: DemoJourneys = {
  rate: 3_650,
  taxNumber: '1000123456',
  vehicles: [
    { name: 'Land Cruiser with a pop-up roof', seats: 6 },
    { name: 'Safari van', seats: 8 },
    { name: 'Coaster for groups', seats: 28 },
  ],
  programs: [
    {
      name: 'Gorilla Trek in Bwindi',
      bookingMode: 'instant',
      tiers: [
        { residence: 'foreignNonResident', ...adult, ...usd(1_550, 800) },
        { residence: 'foreignResident', ...adult, ...usd(1_400, 700) },
        { residence: 'restOfAfrica', ...adult, ...usd(1_200, 500) },
        { residence: 'eastAfricanCitizen', ...adult, ...ugx(2_100_000, 300_000) },
      ],
      dates: [
        {
          inDays: 24,
          lasts: 3,
          capacity: 8,
          startTime: '06:00',
          guaranteed: true,
          guides: ['Emmanuel Tumwebaze'],
          vehicles: ['Safari van'],
        },
        { inDays: 31, lasts: 3, capacity: 8, startTime: '06:00' },
        { inDays: 45, lasts: 3, capacity: 4, startTime: '06:00' },
        { inDays: 75, lasts: 3, capacity: 8, startTime: '06:00' },
        { inDays: 110, lasts: 3, capacity: 8, startTime: '06:00', least: 2 },
        { inDays: -12, lasts: 3, capacity: 8, startTime: '06:00' },
      ],
    },
    {
      name: 'Murchison Falls and the Albert Delta',
      bookingMode: 'request',
      depositPercent: 25,
      tiers: [
        { residence: 'any', ...adult, ...usd(640), peopleTo: 3 },
        { residence: 'any', ...adult, ...usd(560), peopleFrom: 4 },
        { residence: 'any', ...child, ...usd(320) },
        { residence: 'eastAfricanCitizen', ...adult, ...ugx(1_650_000) },
        { residence: 'eastAfricanCitizen', ...child, ...ugx(850_000) },
      ],
      dates: [
        {
          inDays: 17,
          lasts: 3,
          capacity: 14,
          startTime: '06:30',
          least: 4,
          guides: ['Hellen Akello'],
          vehicles: ['Coaster for groups'],
        },
        { inDays: 38, lasts: 3, capacity: 14, startTime: '06:30', least: 4 },
        { inDays: 66, lasts: 3, capacity: 14, startTime: '06:30', status: 'draft' },
      ],
    },
    {
      name: 'Kampala on Foot: a Welcome Walk',
      bookingMode: 'instant',
      depositPercent: 100,
      tiers: [
        { residence: 'any', ...adult, ...ugx(60_000) },
        { residence: 'any', ...child, ...ugx(30_000) },
        { residence: 'any', ageBand: 'infant', ...ugx(0) },
      ],
      dates: [
        { inDays: 4, lasts: 1, capacity: 12, startTime: '09:00', cutoffHours: 12 },
        { inDays: 11, lasts: 1, capacity: 12, startTime: '09:00', cutoffHours: 12 },
        { inDays: 18, lasts: 1, capacity: 12, startTime: '09:00', cutoffHours: 12 },
      ],
    },
  ],
  bookings: [
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 24,
      becomes: 'paid',
      who: 'Ingrid Solberg',
      from: 'foreignNonResident',
      adults: 2,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 24,
      becomes: 'deposit',
      who: 'Peter Okello',
      from: 'eastAfricanCitizen',
      adults: 1,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 31,
      becomes: 'held',
      who: 'Claire Dubois',
      from: 'foreignNonResident',
      adults: 2,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 45,
      becomes: 'confirmed',
      who: 'Thabo Nkosi',
      from: 'restOfAfrica',
      adults: 4,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 75,
      becomes: 'cancelled',
      who: 'Mark Evans',
      from: 'foreignResident',
      adults: 2,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: 110,
      becomes: 'lapsed',
      who: 'Yuki Tanaka',
      from: 'foreignNonResident',
      adults: 1,
    },
    {
      of: 'Gorilla Trek in Bwindi',
      inDays: -12,
      becomes: 'paid',
      who: 'Anna Berg',
      from: 'foreignNonResident',
      adults: 2,
    },
    {
      of: 'Murchison Falls and the Albert Delta',
      inDays: 17,
      becomes: 'requested',
      who: 'Grace Nansubuga',
      from: 'eastAfricanCitizen',
      adults: 2,
      children: 2,
    },
    {
      of: 'Murchison Falls and the Albert Delta',
      inDays: 17,
      becomes: 'deposit',
      who: 'Daniel Weiss',
      from: 'foreignNonResident',
      adults: 4,
    },
    {
      of: 'Murchison Falls and the Albert Delta',
      inDays: 38,
      becomes: 'declined',
      who: 'Olga Petrova',
      from: 'foreignNonResident',
      adults: 1,
    },
    {
      of: 'Kampala on Foot: a Welcome Walk',
      inDays: 4,
      becomes: 'paid',
      who: 'Samuel Mugisha',
      from: 'any',
      adults: 2,
      children: 1,
    },
  ],
  waiting: [
    { of: 'Gorilla Trek in Bwindi', inDays: 45, who: 'Lucía Romero', from: 'foreignNonResident', adults: 2 },
  ],
};
