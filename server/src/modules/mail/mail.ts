import type { Feature } from '../feature.ts';

export const mail: Feature = {
  resolvers: {
    Query: {
      mailFailures: (_, __, { services }) => services.mail.failures(),
    },
    Mutation: {
      retryFailedMails: (_, __, { services }) => services.mail.retryFailures(),
    },
  },
};
