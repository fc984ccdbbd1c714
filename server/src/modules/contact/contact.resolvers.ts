import type { Resolvers } from '../../generated/resolvers.ts';

export const contactResolvers: Resolvers = {
  Query: {
    contactSubmissions: (_, args, { services }) => services.contact.list(args),
  },
  Mutation: {
    sendContactMessage: (_, { input, form }, { services, actor }) =>
      services.contact.send(actor, input, form),
    deleteContactSubmission: (_, { id }, { services, actor }) => services.contact.remove(actor, id),
    restoreContactSubmission: (_, { id }, { services, actor }) => services.contact.restore(actor, id),
  },
  ContactSubmission: {
    isNew: ({ id }, _, { services, actor }) => services.inboxNews.isNew(actor, 'messages', id),
  },
};
