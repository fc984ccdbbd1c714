import { defineFeature } from '../../feature.ts';
import type { WorkService } from '../../office/work.service.ts';
import { inWords } from '../../search-source.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { needsPassports } from '../guest/traveller-booking.ts';
import { mailsOf } from '../mails/mails-of-booking.ts';
import { type ManifestFileDeps, ManifestFileService } from '../manifest/manifest-file.service.ts';
import type { BookingPapers } from '../papers/booking-papers.service.ts';
import { BookingDesk, type BookingDeskDeps } from './booking-desk.service.ts';
import { readBookingMonths } from './booking-months.ts';
import { BookingParts } from './booking-parts.ts';
import { type BookingRetentionDeps, BookingRetentionService } from './booking-retention.service.ts';
import { isOverdue, needsDecision, outstandingOf, paidIn, refundNow, undecidedIn } from './booking-sums.ts';
import { DepartureDesk, type DepartureDeskDeps } from './departure-desk.service.ts';
import { type OfficeBookingsDeps, OfficeBookingsService } from './office-bookings.service.ts';
import { PartyAndPrice, type PartyAndPriceDeps } from './party-and-price.service.ts';
import { type PaymentsDeps, PaymentsService } from './payments.service.ts';
import { personalBookings } from './personal-bookings.ts';
import { type TravellersDeps, TravellersService } from './travellers.service.ts';
import { WaitingDesk, type WaitingDeskDeps } from './waiting-desk.service.ts';

type Needs = OfficeBookingsDeps &
  BookingDeskDeps &
  BookingRetentionDeps &
  DepartureDeskDeps &
  ManifestFileDeps &
  PartyAndPriceDeps &
  PaymentsDeps &
  TravellersDeps &
  WaitingDeskDeps & {
    work: WorkService;
    bookingPapers: BookingPapers;
    settings: Pick<SettingsService, 'published'>;
  };

/** What the office does with bookings. Apart, because its work has a timeline, which comes before, and guests' bookings need none of it. */
export const officeBookings = defineFeature({
  services(needs: Needs) {
    const { db, bookings, partyPrices, work } = needs;
    const parts = new BookingParts(db);
    return {
      bookings,
      partyPrices,
      work,
      parts,
      officeBookings: new OfficeBookingsService(needs),
      bookingDesk: new BookingDesk(needs),
      bookingRetention: new BookingRetentionService(needs),
      departureDesk: new DepartureDesk(needs),
      manifestFile: new ManifestFileService(needs),
      partyAndPrice: new PartyAndPrice(needs),
      payments: new PaymentsService(needs),
      travellers: new TravellersService({ ...needs, parts }),
      waitingDesk: new WaitingDesk(needs),
      read: {
        months: (months: number) => readBookingMonths(db, months),
        mails: async (row: BookingEntity) => {
          const { bookings: rules = {} } = await needs.settings.published();
          const asksForReviews = rules.askForReviews === true;
          return mailsOf(db, row, await parts.departure(row.departureId), { asksForReviews });
        },
        paid: async ({ id }: BookingEntity) => paidIn(await parts.payments(id)),
        missesPapers: async (row: BookingEntity) => {
          const { id } = row;
          const of = [parts.lines(id), parts.payments(id), parts.issued(id)] as const;
          const [lines, payments, papers] = await Promise.all(of);
          return needs.bookingPapers.misses({ row, lines, payments, papers });
        },
        undecided: async ({ id }: BookingEntity) => undecidedIn(await parts.payments(id)),
      },
    };
  },
  retention: ({ bookingRetention }) => ({
    bookings: () => bookingRetention.anonymiseOld(),
    passports: () => bookingRetention.removePassports(),
    waiting: () => bookingRetention.removeWaiting(),
  }),
  validates: [
    'assignBookings',
    'StaffBookingInput',
    'BookingContactInput',
    'PaymentInput',
    'RefundDecisionInput',
  ],
  personal: personalBookings,
  resolvers: {
    Query: {
      bookings: (_, args, { services }) => services.officeBookings.list(args),
      booking: (_, { id }, { services }) => services.officeBookings.find(id),
      bookingNeighbours: (_, { id, ...args }, { services }) => services.officeBookings.neighbours(id, args),
      officeQuote: (_, { input }, { services }) => services.partyPrices.forOffice(input),
      bookingTravellers: (_, { id, opening }, { services, actor }) =>
        services.travellers.open(actor, id, opening),
      manifest: (_, { departureId }, { services }) => services.officeBookings.manifest(departureId),
      waitingList: (_, { departureId }, { services }) => services.waitingDesk.list(departureId),
      cancellationPreview: (_, { departureId, reason }, { services }) =>
        services.departureDesk.previewCancelling(departureId, reason),
      movePreview: (_, { departureId, reason, ...days }, { services }) =>
        services.departureDesk.previewMoving(departureId, days, reason),
      bookingMonths: (_, { months }, { services }) => services.read.months(months),
    },
    Mutation: {
      manifestLink: (_, { departureId }, { services, actor }) =>
        services.manifestFile.link(actor, departureId),
      addBooking: (_, { input, key }, { services, actor }) => services.bookingDesk.add(actor, input, key),
      bookRegistration: (_, { registrationId, input, key }, { services, actor }) =>
        services.bookingDesk.addOfRegistration(actor, registrationId, input, key),
      updateBooking: (_, { id, input, version }, { services, actor }) =>
        services.bookingDesk.updateContact(actor, id, input, version),
      confirmBooking: (_, { id, tell }, { services, actor }) =>
        services.bookings.confirm(actor, id, { tell }),
      holdBooking: (_, { id, until, tell }, { services, actor }) =>
        services.bookings.hold(actor, id, new Date(until), { tell }),
      declineBooking: (_, { id, reason, tell }, { services, actor }) =>
        services.bookings.decline(actor, id, reason, { tell }),
      cancelBooking: (_, { id, ...cancelling }, { services, actor }) =>
        services.bookings.cancel(actor, id, cancelling),
      moveBooking: (_, { id, departureId, tell }, { services, actor }) =>
        services.bookingDesk.move(actor, id, departureId, tell),
      changeParty: (_, { id, party, reason, version }, { services, actor }) =>
        services.partyAndPrice.changeParty(actor, id, party, { reason, version }),
      setBookingLines: (_, { id, ...price }, { services, actor }) =>
        services.partyAndPrice.setLines(actor, id, price),
      recordPayment: (_, { bookingId, input, key }, { services, actor }) =>
        services.payments.record(actor, bookingId, input, key),
      counterPayment: (_, { id, reason }, { services, actor }) =>
        services.payments.counter(actor, id, reason),
      decideRefund: (_, { id, input }, { services, actor }) => services.payments.decide(actor, id, input),
      issueBookingPapers: (_, { id }, { services, actor }) => services.officeBookings.issuePapers(actor, id),
      saveBookingTravellers: (_, { id, travellers }, { services, actor }) =>
        services.travellers.save(actor, id, travellers),
      eraseTraveller: (_, { id, travellerId }, { services, actor }) =>
        services.travellers.erase(actor, id, travellerId),
      releaseHolds: (_, { departureId }, { services, actor }) =>
        services.officeBookings.releaseHolds(actor, departureId),
      assignBookings: async (_, { ids, assigneeId }, { services, actor }) =>
        services.officeBookings.listed(await services.work.assign(actor, 'booking', ids, assigneeId)),
      cancelDeparture: (_, { id, reason, version }, { services, actor }) =>
        services.departureDesk.cancel(actor, id, reason, version),
      moveDeparture: (_, { id, version, ...to }, { services, actor }) =>
        services.departureDesk.move(actor, id, to, version),
      offerPlace: (_, { waitingId }, { services, actor }) => services.waitingDesk.offer(actor, waitingId),
      removeFromWaiting: (_, { waitingId }, { services, actor }) =>
        services.waitingDesk.remove(actor, waitingId),
      setBookingMailStopped: (_, { id, mail, stopped }, { services, actor }) =>
        services.officeBookings.setMailStopped(actor, id, mail, stopped),
    },
    Booking: {
      departure: ({ departureId }, _, { services }) => services.parts.departure(departureId),
      programId: async ({ departureId }, _, { services }) =>
        (await services.parts.departure(departureId)).programId,
      startsOn: async ({ departureId }, _, { services }) =>
        (await services.parts.departure(departureId)).startsOn,
      endsOn: async ({ departureId }, _, { services }) =>
        (await services.parts.departure(departureId)).endsOn,
      lines: ({ id }, _, { services }) => services.parts.lines(id),
      paid: (row, _, { services }) => services.read.paid(row),
      outstanding: async (row, _, { services }) => outstandingOf(row, await services.read.paid(row)),
      isOverdue: async (row, _, { services }) => isOverdue(row, await services.read.paid(row)),
      needsDecision: async ({ id }, _, { services }) => needsDecision(await services.parts.payments(id)),
      payments: ({ id }, _, { services }) => services.parts.payments(id),
      termsAcceptedAt: ({ termsAt }) => termsAt,
      refund: async (row, _, { services }) => {
        const { startsOn } = await services.parts.departure(row.departureId);
        return refundNow(row, await services.read.undecided(row), startsOn);
      },
      papers: ({ id }, _, { services }) => services.parts.papers(id),
      missesPapers: (row, _, { services }) => services.read.missesPapers(row),
      travellers: ({ id }, _, { services }) => services.travellers.listed(id),
      needsPassports: async ({ id }, _, { services }) => needsPassports(await services.parts.lines(id)),
      mails: (row, _, { services }) => services.read.mails(row),
    },
    Payment: {
      counters: ({ countersId }) => countersId,
      counteredBy: async ({ id, bookingId }, _, { services }) =>
        (await services.parts.payments(bookingId)).find(({ countersId }) => countersId === id)?.id ?? null,
    },
    Registration: {
      booking: ({ id }, _, { services }) => services.parts.ofRegistration(id),
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
