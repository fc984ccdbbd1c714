import { defineFeature } from '../feature.ts';
import { type CustomersDeps, CustomersService } from './customers.service.ts';

export const customers = defineFeature({
  services: (needs: CustomersDeps) => ({ customers: new CustomersService(needs) }),
  resolvers: {
    Query: {
      customer: (_, { email }, { services }) => services.customers.find(email),
    },
    Registration: {
      duplicates: (row, _, { services }) => services.customers.duplicates(row),
    },
  },
});
