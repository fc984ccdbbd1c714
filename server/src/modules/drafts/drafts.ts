import { replaceInDocuments } from '../content/picture-source.ts';
import type { Feature } from '../feature.ts';

const key = ['user_id', 'kind', 'key'];

export const drafts: Feature = {
  pictureSources: [
    {
      ...{ table: 'drafts', key, kind: 'draft' },
      title: `coalesce(document ->> 'title', document ->> 'name', kind || ' ' || key)`,
      replacing: replaceInDocuments('drafts', key),
    },
  ],
  resolvers: {
    Query: {
      draft: (_, of, { services, actor }) => services.drafts.find(actor, of),
    },
    Draft: {
      base: (draft, _, { services }) => services.revisions.documentAt(draft),
    },
    Mutation: {
      saveDraft: (_, { input }, { services, actor }) => services.drafts.save(actor, input),
      discardDraft: (_, of, { services, actor }) => services.drafts.discard(actor, of),
    },
  },
};
