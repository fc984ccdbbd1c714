import type { Resolvers } from '../../generated/resolvers.ts';

export const mailResolvers: Resolvers = {
  Query: {
    mailFailures: (_, __, { services }) => services.mail.failures(),
  },
  Mutation: {
    retryFailedMails: (_, __, { services }) => services.mail.retryFailures(),
  },
};
