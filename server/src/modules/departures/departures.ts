import { defineFeature } from '../feature.ts';
import type { ProgramEntity } from '../programs/program.entity.ts';
import { type AssignmentsDeps, AssignmentsService } from './assignments/assignments.service.ts';
import { VehicleEntity } from './assignments/vehicle.entity.ts';
import { type VehiclesDeps, VehiclesService } from './assignments/vehicles.service.ts';
import { DepartureEntity } from './departure.entity.ts';
import { DepartureFactsService } from './departure-facts.service.ts';
import { type DeparturesDeps, DeparturesService } from './departures.service.ts';
import { PriceTierEntity } from './prices/price-tier.entity.ts';
import { type PricesDeps, PricesService } from './prices/prices.service.ts';
import { Seats, type SeatsDeps } from './seats.ts';

type Needs = SeatsDeps &
  Omit<DeparturesDeps, 'seats' | 'assignments'> &
  AssignmentsDeps &
  VehiclesDeps &
  PricesDeps;

/** What journeys cost, the dates on which they take place, who goes along, and their seats. */
export const departures = defineFeature({
  services: (needs: Needs) => {
    const seats = new Seats(needs);
    const assignments = new AssignmentsService(needs);
    return {
      seats,
      departures: new DeparturesService({ ...needs, seats, assignments }),
      departureFacts: new DepartureFactsService(needs.db),
      prices: new PricesService(needs),
      assignments,
      vehicles: new VehiclesService(needs),
    };
  },
  entities: [DepartureEntity, PriceTierEntity, VehicleEntity],
  tables: {
    // How many are free is never kept, so no change of a table makes it old.
    SeatsLeft: [],
    Departure: ['departures'],
    DepartureProgram: ['programs'],
    PriceTier: ['price_tiers'],
    BookingTerms: ['settings'],
  },
  validates: ['DepartureInput', 'DepartureRepeatInput', 'VehicleInput', 'PriceTierInput'],
  resolvers: {
    Query: {
      seatsLeft: (_, { programId }, { services }) => services.departureFacts.seatsLeft(programId),
      departureConnection: (_, args, { services }) => services.departures.list(args),
      departure: (_, { id }, { services }) => services.departures.find(id),
      vehicles: (_, __, { services }) => services.vehicles.list(),
      priceList: (_, which, { services }) => services.prices.list(which),
    },
    Mutation: {
      createDepartures: (_, { input, repeat, key }, { services, actor }) =>
        services.departures.create(actor, input, repeat, key),
      updateDeparture: (_, { id, input, version }, { services, actor }) =>
        services.departures.update(actor, id, input, version),
      deleteDeparture: (_, { id, version }, { services, actor }) =>
        services.departures.remove(actor, id, version),
      assignDeparture: async (_, { id, ...wanted }, { services, actor }) =>
        services.departures.get(await services.assignments.assign(actor, id, wanted)),
      saveVehicle: (_, vehicle, { services, actor }) => services.vehicles.save(actor, vehicle),
      deleteVehicle: (_, { id }, { services, actor }) => services.vehicles.remove(actor, id),
      setPrices: (_, { tiers, version, ...which }, { services, actor }) =>
        services.prices.set(actor, which, tiers, version),
    },
    Departure: {
      program: ({ programId }, _, { services }) => services.departureFacts.program(programId),
      priceTiers: ({ id }, _, { services }) => services.prices.ofDeparture(id),
      taken: async ({ id }, _, { services }) => (await services.departureFacts.seats(id)).taken,
      confirmed: async ({ id }, _, { services }) => (await services.departureFacts.seats(id)).confirmed,
      waiting: async ({ id }, _, { services }) => (await services.departureFacts.seats(id)).waiting,
      guides: ({ id }, _, { services }) => services.departureFacts.guides(id),
      vehicles: ({ id }, _, { services }) => services.departureFacts.vehicles(id),
    },
    Program: {
      priceTiers: ({ id }: ProgramEntity, _, { services }) => services.prices.ofProgram(id),
      departures: ({ id }: ProgramEntity, _, { services }) => services.departureFacts.upcoming(id),
      bookingTerms: (program: ProgramEntity, _, { services }) => services.prices.termsOf(program),
    },
  },
});
