// The forms of the pages on which a journey is booked, and of the page that the key of a booking opens.
import type { PartyInput } from '../../generated/schema.ts';
import type { FormAddress, PageForm, PostedFields } from './page-form.ts';
import {
  PostAddressConfirmationDocument,
  PostBookingDocument,
  PostBookingLinkDocument,
  type PostBookingMutation,
  PostCancellationDocument,
  PostLeavingDocument,
  PostLongerHoldDocument,
  PostPaymentDocument,
  PostQuestionDocument,
  PostReviewDocument,
  PostReviewWithdrawalDocument,
  PostTravellersDocument,
  PostWaitingDocument,
  type PostWaitingMutation,
} from './page-forms.generated.ts';

const contact = ['firstName', 'lastName', 'email', 'phone'] as const;
const contactOf = (fields: PostedFields) => Object.fromEntries(contact.map((name) => [name, fields[name]]));

/** Who travels, as the address says it: `foreignResident-adult=2`. The contract refuses what it has no word for. */
const ofParty = /^([a-zA-Z]+)-([a-z]+)$/;

function partyOf({ query }: FormAddress): PartyInput[] {
  return [...query].flatMap(([name, value]) => {
    const [, residence, ageBand] = ofParty.exec(name) ?? [];
    const isCount = /^[1-9]\d{0,8}$/.test(value);
    return residence && isCount ? [{ residence, ageBand, count: Number(value) } as PartyInput] : [];
  });
}

/** The names of those who travel in their order, `name-1` first; null where none was said. */
function namesOf(fields: PostedFields): string[] | null {
  const rows = Object.keys(fields).flatMap((name) => /^name-(\d+)$/.exec(name)?.[1] ?? []);
  const last = Math.max(0, ...rows.filter((row) => fields[`name-${row}`]?.trim()).map(Number));
  return last === 0 ? null : Array.from({ length: last }, (_, at) => fields[`name-${at + 1}`] ?? '');
}

const departureOf = ({ query }: FormAddress) => query.get('date') ?? '';
const keyOf = ({ query }: FormAddress) => query.get('key') ?? '';

const bookingAt = (key: string, more = '') => `/booking?key=${encodeURIComponent(key)}${more}`;

/** What a field of several travellers is called: `passport-12` is the passport of the traveller 12. */
const ofTraveller = /^(name|passport|nationality|dateOfBirth)-(\d{1,9})$/;

/** The travellers that were sent, in the order of the form. */
function travellersOf(fields: PostedFields): Record<string, string | null>[] {
  const found = new Map<string, Record<string, string | null>>();
  for (const [field, value] of Object.entries(fields)) {
    const [, name, id] = ofTraveller.exec(field) ?? [];
    if (!name || !id) continue;
    const traveller = found.get(id) ?? { id };
    // What is kept sealed is not shown again: an empty field leaves it as it is.
    if (name === 'name' || value) traveller[name] = value;
    found.set(id, traveller);
  }
  return [...found.values()];
}

/** What can be done with a booking by its key, and what the page says afterwards. */
const withKey = (form: Omit<PageForm, 'path' | 'next'>): PageForm => ({
  ...form,
  path: '/booking',
  next: (address) => bookingAt(keyOf(address), `&sent=${form.id}#${form.id}`),
});

export const bookingForms: readonly PageForm[] = [
  {
    id: 'book',
    path: '/book/:id',
    fields: [...contact, 'message', 'acceptTerms', 'quoted'],
    rows: /^name-[1-9]\d{0,2}$/,
    operation: PostBookingDocument,
    variables: (fields, form, address) => ({
      input: {
        ...contactOf(fields),
        departureId: departureOf(address),
        party: partyOf(address),
        message: fields.message,
        travellerNames: namesOf(fields),
        // A box that is not ticked is not sent.
        acceptTerms: Boolean(fields.acceptTerms),
        quoted: fields.quoted,
      },
      form,
    }),
    fieldOf: (path) => rowOf(path, 'travellerNames', (at) => `name-${at + 1}`),
    next: (_, answer) => bookingAt((answer as PostBookingMutation).createBooking.key, '#content'),
    once: true,
  },
  {
    id: 'waiting',
    path: '/book/:id',
    fields: [...contact, 'acceptTerms'],
    operation: PostWaitingDocument,
    variables: (fields, form, address) => ({
      input: {
        ...contactOf(fields),
        departureId: departureOf(address),
        party: partyOf(address),
        acceptTerms: Boolean(fields.acceptTerms),
      },
      form,
    }),
    next: (_, answer) =>
      `/booking/waiting?key=${encodeURIComponent((answer as PostWaitingMutation).joinWaitingList.key)}#content`,
    once: true,
  },
  withKey({
    id: 'confirm',
    fields: [],
    operation: PostAddressConfirmationDocument,
    variables: (_, __, address) => ({ key: keyOf(address), token: address.query.get('token') ?? '' }),
  }),
  {
    id: 'pay',
    path: '/booking',
    fields: ['amount', 'currency'],
    operation: PostPaymentDocument,
    variables: (fields, _, address) => ({ key: keyOf(address), amount: unitsOf(fields) }),
    // The page has the link now: the browser is led to no other host after a form.
    next: (address) => bookingAt(keyOf(address), '#pay'),
  },
  withKey({
    id: 'extend',
    fields: [],
    operation: PostLongerHoldDocument,
    variables: (_, __, address) => ({ key: keyOf(address) }),
  }),
  withKey({
    id: 'cancel',
    fields: ['refund'],
    operation: PostCancellationDocument,
    variables: ({ refund }, _, address) => ({
      key: keyOf(address),
      refund: /^\d{1,9}$/.test(refund ?? '') ? Number(refund) : -1,
    }),
  }),
  withKey({
    id: 'travellers',
    fields: [],
    rows: ofTraveller,
    operation: PostTravellersDocument,
    variables: (fields, _, address) => ({ key: keyOf(address), travellers: travellersOf(fields) }),
    fieldOf: (path, fields) =>
      rowOf(path, 'travellers', (at, name) => `${name}-${travellersOf(fields)[at]?.id}`),
  }),
  withKey({
    id: 'question',
    fields: ['text'],
    operation: PostQuestionDocument,
    variables: ({ text }, form, address) => ({ key: keyOf(address), text, form }),
    once: true,
  }),
  withKey({
    id: 'review',
    fields: ['stars', 'title', 'text', 'firstName'],
    operation: PostReviewDocument,
    variables: ({ stars, ...words }, form, address) => ({
      key: keyOf(address),
      // What is no number of stars is refused with a sentence.
      input: { ...words, stars: /^[1-5]$/.test(stars ?? '') ? Number(stars) : 0 },
      form,
    }),
  }),
  {
    id: 'withdrawReview',
    path: '/booking',
    fields: [],
    operation: PostReviewWithdrawalDocument,
    variables: (_, __, address) => ({ key: keyOf(address) }),
    next: (address) => bookingAt(keyOf(address), '&sent=withdrawReview#review'),
  },
  {
    id: 'link',
    path: '/booking/link',
    fields: ['reference', 'email'],
    operation: PostBookingLinkDocument,
    variables: ({ reference, email }, form) => ({ reference, email, form }),
    next: '/booking/link?sent=link#content',
  },
  {
    id: 'leave',
    path: '/booking/waiting',
    fields: [],
    operation: PostLeavingDocument,
    variables: (_, __, address) => ({ key: keyOf(address) }),
    next: (address) => `/booking/waiting?key=${encodeURIComponent(keyOf(address))}#content`,
  },
];

/** A sum as it was typed, in the smallest unit; 0, which is refused with a sentence, where it is none. */
function unitsOf({ amount = '', currency }: PostedFields): number {
  const typed = amount.replace(/[,\s]/g, '');
  const isSum = currency === 'USD' ? /^\d{1,7}(\.\d{1,2})?$/.test(typed) : /^\d{1,9}$/.test(typed);
  return isSum ? Math.round(Number(typed) * (currency === 'USD' ? 100 : 1)) : 0;
}

/** The field of a row that a refusal is about: its path has the list, the place in it, and the name within. */
function rowOf(
  path: readonly (string | number)[],
  list: string,
  fieldAt: (at: number, name: string) => string,
): string | undefined {
  const at = path.indexOf(list) + 1;
  const place = path[at];
  return at > 0 && typeof place === 'number' ? fieldAt(place, String(path[at + 1] ?? '')) : undefined;
}
