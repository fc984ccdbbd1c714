import type { Feature } from '../feature.ts';
import { mailVariables } from '../settings/mail-words.ts';

export const mail: Feature = {
  resolvers: {
    Query: {
      mailFailures: (_, __, { services }) => services.mail.failures(),
      mailVariables,
      mailPreview: (_, { input }, { services }) => services.composer.preview(input),
    },
    Mutation: {
      retryFailedMails: (_, __, { services }) => services.mail.retryFailures(),
    },
  },
};
