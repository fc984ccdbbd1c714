// Dates of programs, what they cost, and the vehicles that go along.
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import {
  id,
  idWithFields,
  idWithFieldsAndVersion,
  idWithoutVersion,
  idWithVersion,
  inputWithKey,
  inputWithout,
  inputWithVersion,
  keyOf,
  nothing,
  removed,
  rowsOnly,
  versionOf,
} from '../call.ts';
import type { Route } from '../route.ts';
import {
  RestAssignDepartureDocument,
  RestCreateDeparturesDocument,
  RestCreateVehicleDocument,
  RestDeleteDepartureDocument,
  RestDeleteVehicleDocument,
  RestDepartureDocument,
  RestDeparturePricesDocument,
  RestDeparturesDocument,
  RestPricesDocument,
  RestProgramDeparturesDocument,
  RestSeatsLeftDocument,
  RestSetPricesDocument,
  RestUpdateDepartureDocument,
  RestUpdateVehicleDocument,
  RestVehiclesDocument,
} from './departures.generated.ts';

const departure = inputWithout(
  'id',
  'uuid',
  'visible',
  'priceTiers',
  'program',
  'taken',
  'confirmed',
  'waiting',
  'cutoffAt',
  'guides',
  'vehicles',
  'createdAt',
  'updatedAt',
  'version',
  'repeat',
);

const startsOn = daysBefore(kampalaDay(), -90);
const example = { programId: 1, startsOn, startTime: '06:30', capacity: 8 };
const tier = {
  residence: 'foreignNonResident',
  ageBand: 'adult',
  currency: 'USD',
  amount: 180_000,
  permit: 80_000,
};

export const departuresRoutes = [
  {
    method: 'GET',
    path: '/programs/:id/departures',
    operation: RestProgramDeparturesDocument,
    variables: id,
    missing: 'Program',
    openapi: {
      summary: 'Dates, prices and terms of a program',
      description:
        'What visitors read of booking it: dates to come, what travellers pay, and what is agreed.',
    },
  },
  {
    method: 'GET',
    path: '/programs/:programId/seats-left',
    operation: RestSeatsLeftDocument,
    variables: ({ params }) => ({ programId: params.programId }),
  },
  {
    method: 'GET',
    path: '/programs/:id/prices',
    operation: RestPricesDocument,
    variables: id,
    missing: 'Program',
  },
  {
    method: 'GET',
    path: '/programs/:id/departures/:departureId/prices',
    operation: RestDeparturePricesDocument,
    variables: ({ params }) => ({ id: params.id, departureId: params.departureId }),
    missing: 'Date',
    exampleStatus: 404,
    openapi: { summary: 'Prices of one date alone', description: 'None: those of its program hold.' },
  },
  {
    method: 'PUT',
    path: '/programs/:id/prices',
    operation: RestSetPricesDocument,
    variables: idWithFieldsAndVersion('departureId', 'tiers'),
    example: { tiers: [tier] },
  },
  {
    method: 'GET',
    path: '/departures',
    operation: RestDeparturesDocument,
    variables: () => ({ from: kampalaDay() }),
    answer: rowsOnly,
    openapi: {
      description:
        'The next 1,000, from those that are on their way today. For others, or to search, ask GraphQL for `departureConnection`.',
    },
  },
  {
    method: 'GET',
    path: '/departures/:id',
    operation: RestDepartureDocument,
    variables: id,
    missing: 'Date',
  },
  {
    method: 'POST',
    path: '/departures',
    operation: RestCreateDeparturesDocument,
    variables: (call) => ({ ...departure(call), repeat: call.body.repeat, key: keyOf(call) }),
    status: 201,
    example: { ...example, repeat: { weekdays: [1, 4], until: daysBefore(startsOn, -28) } },
  },
  {
    method: 'PUT',
    path: '/departures/:id',
    operation: RestUpdateDepartureDocument,
    variables: (call) => ({ ...id(call), ...departure(call), version: versionOf(call) }),
    example,
  },
  {
    method: 'DELETE',
    path: '/departures/:id',
    operation: RestDeleteDepartureDocument,
    variables: idWithVersion,
    answer: removed,
  },
  {
    method: 'PUT',
    path: '/departures/:id/assignments',
    operation: RestAssignDepartureDocument,
    variables: idWithFields('guideIds', 'vehicleIds'),
    example: { guideIds: [], vehicleIds: [] },
  },
  { method: 'GET', path: '/vehicles', operation: RestVehiclesDocument, variables: nothing },
  {
    method: 'POST',
    path: '/vehicles',
    operation: RestCreateVehicleDocument,
    variables: inputWithKey,
    status: 201,
    example: { name: 'Land Cruiser with a pop-up roof', seats: 6 },
  },
  {
    method: 'PUT',
    path: '/vehicles/:id',
    operation: RestUpdateVehicleDocument,
    variables: inputWithVersion,
    example: { name: 'Land Cruiser with a pop-up roof', seats: 7 },
  },
  {
    method: 'DELETE',
    path: '/vehicles/:id',
    operation: RestDeleteVehicleDocument,
    variables: idWithoutVersion,
    answer: removed,
  },
] as Route[];
