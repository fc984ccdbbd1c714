import type { DataSource } from 'typeorm';
import { replaceInDocuments } from '../content/picture-source.ts';
import { defineFeature } from '../feature.ts';
import { DraftsService } from './drafts.service.ts';

const key = ['user_id', 'kind', 'key'];

export const drafts = defineFeature({
  services: ({ db }: { db: DataSource }) => ({ drafts: new DraftsService(db) }),
  retention: ({ drafts }) => ({ drafts: () => drafts.purgeOld() }),
  pictureSources: [
    {
      table: 'drafts',
      key,
      kind: 'draft',
      title: `coalesce(document ->> 'title', document ->> 'name', kind || ' ' || key)`,
      replacing: replaceInDocuments('drafts', key),
    },
  ],
  resolvers: {
    Query: {
      draft: (_, of, { services, actor }) => services.drafts.find(actor, of),
    },
    Mutation: {
      saveDraft: (_, { input }, { services, actor }) => services.drafts.save(actor, input),
      discardDraft: (_, of, { services, actor }) => services.drafts.discard(actor, of),
    },
  },
});
