import type { Feature } from '../feature.ts';

export const customers: Feature = {
  resolvers: {
    Query: {
      customer: (_, { email }, { services }) => services.customers.find(email),
    },
    Registration: {
      duplicates: (row, _, { services }) => services.customers.duplicates(row),
    },
  },
};
