import { defineFeature } from '../../feature.ts';
import type { WorkService } from '../../office/work.service.ts';
import { inWords } from '../../search-source.ts';
import { type OfficeBookingsDeps, OfficeBookingsService } from './office-bookings.service.ts';

interface Needs extends OfficeBookingsDeps {
  work: WorkService;
}

/** What the office does with bookings. Apart, because it answers guests' bookings with a timeline, which `bookings` are made before. */
export const officeBookings = defineFeature({
  services: ({ work, ...needs }: Needs) => ({ work, officeBookings: new OfficeBookingsService(needs) }),
  validates: ['assignBookings'],
  resolvers: {
    Query: {
      bookings: (_, args, { services }) => services.officeBookings.list(args),
      booking: (_, { id }, { services, actor }) => services.officeBookings.open(actor, id),
      bookingNeighbours: (_, { id, ...args }, { services }) => services.officeBookings.neighbours(id, args),
    },
    Mutation: {
      assignBookings: async (_, { ids, assigneeId }, { services, actor }) =>
        services.officeBookings.listed(await services.work.assign(actor, 'booking', ids, assigneeId)),
    },
  },
  search: {
    right: 'readOffice',
    kind: 'booking',
    table: 'bookings',
    where: 'anonymised_at IS NULL',
    title: "first_name || ' ' || last_name",
    detail: "program_name || ', ' || reference",
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text', true),
  },
  counters: { bookings: "SELECT count(*) FROM bookings WHERE state NOT IN ('unconfirmed', 'expired')" },
});
