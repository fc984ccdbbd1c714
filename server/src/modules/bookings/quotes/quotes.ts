import { defineFeature } from '../../feature.ts';
import { inWords } from '../../search-source.ts';
import { type OwnQuoteDeps, OwnQuoteService } from './guest/own-quote.service.ts';
import { QuoteMails, type QuoteMailsDeps } from './mails/quote-mails.ts';
import { anonymiseOldQuotes, personalQuotes, type QuoteRetentionDeps } from './personal-quotes.ts';
import { QuoteEntity } from './quote.entity.ts';
import { QuoteClock, type QuoteClockDeps } from './quote-clock.ts';
import { QuoteDesk, type QuoteDeskDeps } from './quote-desk.service.ts';
import { pricingOf, stateOf } from './quote-price.ts';
import { QuoteSeats, type QuoteSeatsDeps } from './quote-seats.ts';

type Needs = Omit<QuoteDeskDeps, 'quoteSeats' | 'quoteMails'> &
  Omit<OwnQuoteDeps, 'quoteSeats' | 'quoteMails'> &
  QuoteSeatsDeps &
  QuoteMailsDeps &
  QuoteClockDeps &
  QuoteRetentionDeps;

/** What staff offer one guest, which becomes a booking when the guest accepts it. */
export const quotes = defineFeature({
  services(needs: Needs) {
    const quoteSeats = new QuoteSeats(needs);
    const quoteMails = new QuoteMails(needs);
    const known = { ...needs, quoteSeats, quoteMails };
    return {
      quoteDesk: new QuoteDesk(known),
      ownQuote: new OwnQuoteService(known),
      quoteClock: new QuoteClock(needs),
      quoteRetention: { anonymiseOld: (day?: string) => anonymiseOldQuotes(needs, day) },
    };
  },
  entities: [QuoteEntity],
  retention: ({ quoteRetention }) => ({ quotes: () => quoteRetention.anonymiseOld() }),
  validates: ['QuoteInput'],
  personal: personalQuotes,
  resolvers: {
    Query: {
      quotes: (_, args, { services }) => services.quoteDesk.list(args),
      quote: (_, { id }, { services }) => services.quoteDesk.find(id),
      quotePreview: (_, { id }, { services }) => services.quoteDesk.preview(id),
      travellerQuote: (_, { key }, { services, actor }) => services.ownQuote.find(actor, key),
    },
    Mutation: {
      createQuote: (_, { input, key }, { services, actor }) => services.quoteDesk.create(actor, input, key),
      updateQuote: (_, { id, input, version }, { services, actor }) =>
        services.quoteDesk.update(actor, id, input, version),
      sendQuote: (_, { id, key }, { services, actor }) => services.quoteDesk.send(actor, id, key),
      withdrawQuote: (_, { id }, { services, actor }) => services.quoteDesk.withdraw(actor, id),
      acceptQuote: (_, { key, ...given }, { services, actor }) => services.ownQuote.accept(actor, key, given),
      declineQuote: (_, { key, reason }, { services, actor }) =>
        services.ownQuote.decline(actor, key, reason),
    },
    Quote: {
      state: (row) => stateOf(row),
      total: (row) => pricingOf(row).total,
      permitTotal: (row) => pricingOf(row).permitTotal,
      depositNow: (row) => pricingOf(row).deposit,
      balanceDueOn: (row) => pricingOf(row).balanceDueOn,
      holdsSeats: (row, _, { services }) => services.quoteDesk.holdsSeats(row),
    },
    Booking: {
      quoteId: ({ id }, _, { services }) => services.quoteDesk.ofBooking(id),
    },
  },
  search: {
    right: 'readOffice',
    kind: 'quote',
    table: 'quotes',
    where: 'anonymised_at IS NULL',
    title: "first_name || ' ' || last_name",
    detail: 'title',
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text', true),
  },
});
