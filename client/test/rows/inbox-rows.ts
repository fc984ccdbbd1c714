// What visitors sent, as the server answers it to staff; believable but for what the test says about it.
import type { StaffDonationFragment } from '../../src/admin/donations/donation-row.generated.ts';
import type { StaffMessageFragment } from '../../src/admin/messages/message-row.generated.ts';
import type { StaffRegistrationFragment } from '../../src/admin/registrations/registration-row.generated.ts';
import type { StaffSubscriberFragment } from '../../src/admin/subscribers/subscribers.generated.ts';

const createdAt = '2026-01-05T12:00:00.000Z';

/** Nobody has done anything about it yet. */
const noWork = { statusAt: createdAt, assignee: null, nextReminderOn: null };

/** One page of a list, as `first` and `after` ask for it; `more` says what lies around it. */
export function inboxPage<T extends object>(
  nodes: T[],
  more: { total?: number; found?: number; next?: boolean; previous?: boolean } = {},
) {
  const { total = nodes.length, found, next = false, previous = false } = more;
  const pageInfo = {
    hasNextPage: next,
    hasPreviousPage: previous,
    startCursor: 'start',
    endCursor: 'end',
  };
  return {
    all: { totalCount: total, nodes: nodes.slice(0, 1) },
    page: { nodes, pageInfo, ...(found !== undefined && { totalCount: found }) },
  };
}

/** What is answered to the question what changed: nothing, but for what the test says. */
export const changesAnswer = (more: object) => ({
  changes: {
    __typename: 'Changes',
    cursor: '5:5:',
    expired: false,
    registrations: [],
    messages: [],
    subscribers: [],
    donations: [],
    bookings: [],
    removed: [],
    departures: [],
    timelines: [],
    openRecords: [],
    ...more,
  },
  me: null,
});

export function registrationRow(
  id: number,
  firstName: string,
  more: Partial<StaffRegistrationFragment> = {},
) {
  return {
    __typename: 'ListedRegistration',
    id,
    firstName,
    lastName: 'Nakato',
    email: `${firstName.toLowerCase()}@example.org`,
    phone: '+256 700 000 000',
    dateOfBirth: '1990-05-04',
    startDate: '2026-03-01',
    emergencyName: 'Moses Okello',
    emergencyPhone: '+256 711 111 111',
    emergencyRelation: 'Brother',
    hasMedicalConditions: false,
    hasAllergies: false,
    hasMedications: false,
    program: { __typename: 'RegisteredProgram', name: 'Sipi Falls' },
    createdAt,
    isNew: false,
    replyProblem: null,
    status: 'new',
    ...noWork,
    ...more,
  } as const;
}

export function messageRow(id: number, subject: string, more: Partial<StaffMessageFragment> = {}) {
  return {
    __typename: 'ContactSubmission',
    id,
    name: 'Grace Akello',
    email: 'grace@example.org',
    subject,
    message: `All about ${subject}.`,
    createdAt,
    isNew: false,
    replyProblem: null,
    status: 'open',
    ...noWork,
    ...more,
  } as const;
}

export function subscriberRow(id: number, email: string, more: Partial<StaffSubscriberFragment> = {}) {
  return {
    __typename: 'Subscriber',
    id,
    email,
    status: 'confirmed',
    createdAt,
    confirmedAt: createdAt,
    unsubscribedAt: null,
    isNew: false,
    ...more,
  } as const;
}

export function donationRow(id: number, name: string, more: Partial<StaffDonationFragment> = {}) {
  return {
    __typename: 'Donation',
    id,
    reference: `LJ-${id}`,
    name,
    email: 'donor@example.org',
    phone: null,
    amount: 50_000,
    currency: 'UGX',
    status: 'successful',
    problem: null,
    createdAt,
    settledAt: createdAt,
    isNew: false,
    ...more,
  } as const;
}
