import type { Feature } from '../feature.ts';

export const persons: Feature = {
  resolvers: {
    Query: {
      personalData: (_, args, { services }) => services.persons.preview(args),
      retentionPlan: (_, __, { services }) => services.retentionPlan(),
    },
    Mutation: {
      personExportLink: (_, args, { services, actor }) => services.personExport.link(actor, args),
      erasePerson: (_, args, { services, actor }) => services.persons.erase(actor, args),
    },
  },
};
