import type { Feature } from '../feature.ts';

export const drafts: Feature = {
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
