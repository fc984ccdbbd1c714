// What erasing one of many people takes and leaves, whoever they are.
import fc from 'fast-check';
import { recipientHash } from '../../src/modules/mail/recipient-limits.ts';
import { addressOf, type Guest, markOf } from './guest.ts';
import { type Everything, holds, type Office } from './guests.ts';

/** Names that are part of each other and of our own texts, of one letter, and of another script. */
const name = fc.oneof(
  fc.constantFrom('Ann', 'Joann', 'Created', 'Subject', 'registration', 'donation', 'Opened', 'From', 'null'),
  fc.constantFrom('A', 'Li', 'أحمد', 'محمد علي', 'O’Neill', 'example', '12', 'mail', 'New message'),
  fc.stringMatching(/^[a-zء-ي]{1,3}$/),
);

/** Addresses that are part of each other. */
const email = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('ann', 'joann', 'ann.b', 'ann+1', 'a', 'created', 'subject', 'registration', "o'neill"),
      fc.stringMatching(/^[a-z]{1,2}$/),
    ),
    fc.constantFrom('example.com', 'example.com.au', 'ample.com', 'xexample.com', 'e.co'),
    fc.boolean(),
  )
  .map(([local, domain, isLoud]) => (isLoud ? `${local}@${domain}`.toUpperCase() : `${local}@${domain}`));

const guestOf = (emails: fc.Arbitrary<string>, names: fc.Arbitrary<string>): fc.Arbitrary<Guest> =>
  fc.record(
    {
      email: emails,
      name: names,
      nameBefore: names,
      post: fc.constantFrom('sent', 'failed', 'waiting'),
      does: fc.subarray(
        ['register', 'write', 'subscribe', 'donate', 'ask for a password', 'book', 'wait for seats'],
        { minLength: 2 },
      ),
    },
    { requiredKeys: ['email', 'name', 'post', 'does'] },
  );

/** Whose address holds that of another, and who may have the same name. */
const nextTo = (one: Guest) =>
  guestOf(
    fc.constantFrom(`jo${one.email}`, `${one.email}.au`, `x.${one.email}`, `jo${one.email}.au`),
    fc.oneof(fc.constant(one.name), name),
  );

/** Some people, in the order in which they are erased. */
export const people = guestOf(email, name).chain((first) =>
  fc
    .tuple(
      fc.uniqueArray(nextTo(first), { minLength: 2, maxLength: 3, selector: addressOf }),
      fc.uniqueArray(guestOf(email, name), { minLength: 1, maxLength: 2, selector: addressOf }),
    )
    .map(([near, others]) => [
      first,
      ...near,
      ...others.filter((one) => ![first, ...near].some((before) => addressOf(before) === addressOf(one))),
    ]),
);

/** All of them write to us, then one after the other is erased. Answers what is wrong after each, in words. */
export async function faultsOfErasing(office: Office, guests: readonly Guest[]): Promise<string[]> {
  await office.receive(guests);
  const faults: string[] = [];
  for (const guest of guests) faults.push(...(await faultsOfErasingOne(office, guest)));
  return faults;
}

/** Erases who wrote before. Answers what is wrong then, in words. */
export async function faultsOfErasingOne(office: Office, guest: Guest): Promise<string[]> {
  const before = await office.everything();
  await office.erase(guest.email);
  const after = await office.everything();
  const found = faultsAfter(guest, before, after, office.madeBy(guest));
  return found.map((fault) => `${guest.email}: ${fault}`);
}

/** What may stay of something that was theirs, without them. */
const emptied: Record<string, (row: Record<string, unknown>) => boolean> = {
  donations: (row) => row.name === '' && row.email === '' && row.phone === null,
  bookings: ({ first_name, last_name, email, phone, message, terms_ip, key_hash, caller_hash }) =>
    [first_name, last_name, email, phone, message, terms_ip].every((text) => text === '') &&
    key_hash === null &&
    caller_hash === null,
  booking_travellers: (row) => row.name === '' && row.details === null,
  payments: (row) => row.reason === '',
  booking_lines: () => true,
  booking_mails: () => true,
  subscribers: (row) => row.email === null && row.status === 'unsubscribed',
  // What staff did stays with their own address.
  activities: (row) => row.user_id !== null || (row.ip === '' && row.user_agent === ''),
  donation_events: () => true,
  sandbox_payments: () => true,
  office_changes: () => true,
};

/** Where what a guest wrote still stands, or the whole address. */
export function wherever(guest: Guest, everything: Everything): string[] {
  const escaped = addressOf(guest).replaceAll(/[.+]/g, '\\$&');
  const word = new RegExp(`${markOf(guest)}|(?<![\\w.+'-])${escaped}(?![\\w.-])`, 'i');
  return [...everything].flatMap(([key, is]) => (holds(is, word) ? [key] : []));
}

function faultsAfter(
  guest: Guest,
  before: Everything,
  after: Everything,
  theirs: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  const count = `mail_counts ["${recipientHash(addressOf(guest))}"`;
  for (const [key, was] of before) {
    const [table = ''] = key.split(' ');
    const is = after.get(key);
    if (table === 'mail_counts') {
      if (key.startsWith(count) ? is !== undefined : is !== was) faults.push(`the count ${key}`);
    } else if (!theirs.has(key)) {
      if (is !== was) faults.push(`${is === undefined ? 'took' : 'changed'} ${key} of somebody else: ${was}`);
    } else if (is !== undefined && !emptied[table]?.(JSON.parse(is))) faults.push(`left ${key}: ${is}`);
  }
  for (const key of wherever(guest, after)) faults.push(`left a word of them in ${key}: ${after.get(key)}`);
  const added = [...after.keys()].filter((key) => !before.has(key) && !key.startsWith('office_changes '));
  const [line] = added;
  if (added.length !== 1 || !line?.startsWith('activities ')) faults.push(`added ${added.join(', ')}`);
  return faults;
}
