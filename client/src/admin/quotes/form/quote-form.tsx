// The form of a quote: what is offered to whom, on which days and at what price.
import type { BookingLineInput, PartyInput, PriceCurrency } from '../../../generated/schema.ts';
import { asTypedMoney, fromTypedMoney } from '../../../lib/money.ts';
import { oneAdult, PartyField, partyOf, partyValues } from '../../bookings/book/party-field.tsx';
import { currencies, sentLine, type TypedLine, typedLine } from '../../bookings/work/change/line-fields.tsx';
import { type Edited, textsOf } from '../../screens/editing/edited.ts';
import { TextField } from '../../screens/form/fields.tsx';
import { type Field, type Form, form, row, type Values } from '../../screens/form/form.tsx';
import { check, drawnElsewhere, longText, select, text } from '../../screens/form/kinds.tsx';
import { fromKampalaTime, toKampalaTime } from '../../ui/moment.ts';
import { type QuoteInput, quoteInputRules, type WholeQuoteFragment } from '../quotes.generated.ts';
import { DateOfQuote, ProgramOfQuote, QuoteDay } from './journey-fields.tsx';
import { PriceOfQuote } from './price-field.tsx';

/** A quote as its form reads it. */
export type EditedQuote = WholeQuoteFragment;

/** What is known of a new one before anything is typed. */
export type BegunQuote = Partial<Record<keyof QuoteInput, Values[string]>>;

const heading = { create: 'New Quote', edit: 'Edit Quote' };

const party: Field<PartyInput[]> = {
  label: 'Who travels',
  blank: () => [{ ...oneAdult }],
  read: (saved) => partyValues(saved),
  send: (typed) => partyOf(typed as Values[]),
  draw: (props) => <PartyField {...props} />,
};

const currencyOf = (values: Values) => values.currency as PriceCurrency;

/** Sums are typed in whole units of the currency, which stands in another field: see `read` below. */
const lines: Field<BookingLineInput[]> = {
  label: 'Price',
  blank: () => [],
  read: () => [],
  send: (typed, _, values) =>
    (typed as Values[]).map((line) => sentLine(line as unknown as TypedLine, currencyOf(values))),
  words: (typed) => JSON.stringify(typed),
  draw: (props) => <PriceOfQuote {...props} />,
};

const number = (label: string, draw: Field<string>['draw']) => text({ label, read: String, draw });

const made = form<EditedQuote, QuoteInput>(
  heading,
  quoteInputRules,
)({
  title: text({
    label: 'What the journey is called',
    hint: 'It stands in mails, on the booking and in lists.',
  }),
  ...row('1fr 1fr', { firstName: text(), lastName: text() }),
  ...row('1fr 1fr', { email: text({ hint: 'The link to the quote is mailed to it.' }), phone: text() }),
  ...row('1fr 1fr', {
    programId: number('Service', (props) => <ProgramOfQuote {...props} />),
    departureId: number('Date', (props) => <DateOfQuote {...props} />),
  }),
  ...row('1fr 1fr', {
    startsOn: text({ label: 'First day', draw: (props) => <QuoteDay {...props} isNeeded /> }),
    endsOn: text({
      label: 'Last day',
      hint: 'Empty means it ends on the day it begins.',
      draw: (props) => <QuoteDay {...props} />,
    }),
  }),
  party,
  text: longText({
    label: 'What the journey holds',
    rows: 8,
    hint: 'The guest reads it above the price. Blank lines separate paragraphs.',
  }),
  currency: select(currencies, { label: 'Currency' }),
  lines,
  // Drawn with the lines.
  deposit: {
    blank: '',
    read: String,
    send: (typed, _, values) =>
      String(typed).trim() === '' ? null : fromTypedMoney(String(typed), currencyOf(values)),
    draw: null,
  },
  ...row('1fr 1fr', {
    goodUntil: text({ label: 'Good until', hint: 'The last day on which it can be accepted.' }),
    payUntil: text({
      label: 'To be paid until',
      hint: 'Kampala time. Empty: as long as holds last by the settings, from the moment it is accepted.',
      read: toKampalaTime,
      send: (typed) => (typed ? fromKampalaTime(String(typed)) : null),
      words: (typed) => String(typed).replace('T', ' '),
      draw: ({ field: _, item: __, rules: ___, ...props }) => <TextField {...props} type="datetime-local" />,
    }),
  }),
  holdSeats: check({
    label: 'Hold the seats while it is open',
    hint: 'From the moment it is sent to the end of its last day. Without it no seats are held until the guest accepts.',
  }),
  registrationId: drawnElsewhere(text({ read: String })),
  messageId: drawnElsewhere(text({ read: String })),
});

/** As it is typed. */
function read(quote: EditedQuote): Values {
  const { currency, lines, deposit } = quote;
  return {
    ...made.read(quote),
    lines: lines.map((line) => ({ ...typedLine(line, currency) })),
    deposit: deposit === null ? '' : asTypedMoney(deposit, currency),
  };
}

const quoteForm = (begun: BegunQuote): Form<EditedQuote, QuoteInput> => ({
  ...made,
  read,
  blank: () => ({ ...made.blank(), ...(begun as Values) }),
});

/** The same words again, for another guest or other days; who it is for and until when it is good is typed anew. */
export function likeQuote(quote: EditedQuote): BegunQuote {
  const { registrationId: _, messageId: __, goodUntil: ___, payUntil: ____, ...same } = read(quote);
  return same;
}

/** `of` tells drafts apart: of a message, a registration, like another one, or of nobody yet. */
export const quoteResource = (begun: BegunQuote, of = ''): Edited<EditedQuote> => ({
  noun: 'quote',
  hasHistory: false,
  ...(of && { draftKey: `quote${of}` }),
  form: quoteForm(begun),
  texts: textsOf('Quote', { created: 'Quote saved as a draft', updated: 'Quote saved' }),
});

/** What is sent does not depend on what was known before. */
export const sentQuote = (values: Values): QuoteInput => made.send(values);
