import type { DataSource } from 'typeorm';
import { defineFeature } from '../feature.ts';
import { mailVariables } from '../settings/mail-words.ts';
import { type MailDeps, MailService } from './mail.service.ts';
import { MailComposer } from './mail-composer.service.ts';
import { removeOldCounts } from './recipient-limits.ts';

export const mail = defineFeature({
  services: (needs: MailDeps & { db: DataSource }) => ({
    mail: new MailService(needs),
    composer: new MailComposer(needs),
  }),
  retention: ({ db }) => ({ 'mail-counts': () => removeOldCounts(db) }),
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
});
