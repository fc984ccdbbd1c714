import { defineFeature } from '../feature.ts';
import { type RevisionsDeps, RevisionsService } from './revisions.service.ts';

export const revisions = defineFeature({
  services: (needs: RevisionsDeps) => ({ revisions: new RevisionsService(needs) }),
  retention: ({ revisions }) => ({ revisions: () => revisions.purgeOld() }),
  pictureSources: [
    {
      table: 'revisions',
      key: ['id'],
      onePer: 'kind, key',
      kind: 'revision',
      title: `coalesce(document ->> 'title', document ->> 'name', kind || ' ' || key)`,
      // What was, stays.
      replacing: 'never',
    },
  ],
  resolvers: {
    Query: {
      revisions: (_, { kind, key, ...page }, { services }) => services.revisions.list(kind, key, page),
      revision: (_, { id }, { services }) => services.revisions.find(id),
    },
    Mutation: {
      restoreRevision: (_, { id, version }, { services, actor }) =>
        services.revisions.restore(actor, id, version),
    },
    Draft: {
      base: (draft, _, { services }) => services.revisions.documentAt(draft),
    },
    Revision: {
      changedFields: (revision, _, { services }) => services.revisions.changedFields(revision),
      document: (revision, _, { services }) => services.revisions.document(revision),
      previous: (revision, _, { services }) => services.revisions.before(revision),
    },
  },
});
