import type { Feature } from '../feature.ts';

export const persons: Feature = {
  resolvers: {
    Query: {
      personalData: (_, args, { services }) => services.persons.preview(args),
      retentionPlan: (_, __, { services }) => services.retentionPlan(),
    },
    Mutation: {
      exportPerson: (_, args, { services, actor }) => services.persons.export(actor, args),
      erasePerson: (_, args, { services, actor }) => services.persons.erase(actor, args),
    },
  },
};
