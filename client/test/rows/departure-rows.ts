// Departures and what belongs to them, as the server answers it to staff; believable but for what the test says about it.
import type { OpenedDepartureFragment } from '../../src/admin/departures/departure/departure.generated.ts';
import type { StaffDepartureFragment } from '../../src/admin/departures/departures.generated.ts';
import type { StaffPriceTierFragment } from '../../src/admin/prices/prices.generated.ts';

const createdAt = '2026-01-05T12:00:00.000Z';

export const departingProgram = (id: number, name: string) =>
  ({ __typename: 'DepartureProgram', id, name }) as const;

/** In a year that no test lives to see. */
export function departureRow(id: number, more: Partial<StaffDepartureFragment> = {}) {
  return {
    __typename: 'Departure',
    id,
    startsOn: '2099-12-04',
    endsOn: '2099-12-06',
    startTime: '06:30',
    status: 'open',
    visible: 'open',
    guaranteed: false,
    capacity: 8,
    taken: 5,
    confirmed: 4,
    waiting: 0,
    least: 2,
    cutoffHours: 24,
    cutoffAt: '2099-12-03T03:30:00.000Z',
    notes: '',
    title: null,
    program: departingProgram(3, 'Gorilla Trek'),
    guides: [],
    vehicles: [],
    createdAt,
    version: 1,
    ...more,
  } as const;
}

export const openedDeparture = (id: number, more: Partial<OpenedDepartureFragment> = {}) => ({
  ...departureRow(id),
  uuid: '6f1c0f8e-0000-4000-8000-000000000000',
  updatedAt: createdAt,
  priceTiers: [],
  ...more,
});

export function priceTier(id: number, more: Partial<StaffPriceTierFragment> = {}) {
  return {
    __typename: 'PriceTier',
    id,
    residence: 'foreignNonResident',
    ageBand: 'adult',
    currency: 'USD',
    amount: 150_000,
    permit: 80_000,
    peopleFrom: 1,
    peopleTo: null,
    daysFrom: null,
    daysTo: null,
    ...more,
  } as const;
}
