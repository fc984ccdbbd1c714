import type { DepartmentsSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** Whom to ask for what. All share one mailbox and one telephone. */
export const departments: DepartmentsSettingsInput = {
  departments: [
    {
      name: 'Bookings',
      text: 'Dates, permits, prices, and changes to a journey that is already yours.',
      email: '{email}',
      phone: '{phone}',
    },
    {
      name: 'Customer Support',
      text: 'You are on the road with us, or just back, and something is not as it should be.',
      contact: 'Sarah Chebet',
      email: '{email}',
      phone: '{phone}',
    },
    {
      name: 'General Inquiries',
      text: 'Schools, press, partners, and every other question.',
      email: '{email}',
      phone: '{phone}',
    },
  ],
};
