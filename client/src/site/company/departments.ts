import { company } from './company.ts';

const shared = { email: company.emails[0], phone: company.phone };

/** Whom to ask for what. All share one mailbox and one telephone. */
export const departments = [
  {
    name: 'Bookings',
    text: 'Dates, permits, prices, and changes to a journey that is already yours.',
    ...shared,
  },
  {
    name: 'Customer Support',
    text: 'You are on the road with us, or just back, and something is not as it should be.',
    contact: 'Sarah Chebet',
    ...shared,
  },
  {
    name: 'General Inquiries',
    text: 'Schools, press, partners, and every question that fits no drawer.',
    ...shared,
  },
] as const;
