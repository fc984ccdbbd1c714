import type { Feature } from '../feature.ts';

export const customers: Feature = {
  resolvers: {
    Query: {
      customer: (_, { email }, { services }) => services.customers.find(email),
    },
    Registration: {
      others: ({ email }, _, { services }) => services.customers.others(email),
      duplicates: (row, _, { services }) => services.customers.duplicates(row),
    },
    ListedRegistration: { others: ({ email }, _, { services }) => services.customers.others(email) },
    ContactSubmission: { others: ({ email }, _, { services }) => services.customers.others(email) },
  },
};
