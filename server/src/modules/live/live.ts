import type { Feature } from '../feature.ts';

export const live: Feature = {
  resolvers: {
    Query: {
      changesSince: async (_, { cursor, open }, { services, actor }) => {
        const { rows, ...answer } = await services.officeChanges.since(actor, cursor, open ?? []);
        const { registration, message, subscriber, donation } = rows;
        return {
          ...answer,
          registrations: registration,
          messages: message,
          subscribers: subscriber,
          donations: donation,
        };
      },
    },
  },
};
