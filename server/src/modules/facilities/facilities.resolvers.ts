import type { Resolvers } from '../../generated/resolvers.ts';

export const facilitiesResolvers: Resolvers = {
  Query: {
    facilities: (_, __, { services, actor }) => services.facilities.list(actor),
    facility: (_, { id }, { services, actor }) => services.facilities.find(actor, id),
  },
  Mutation: {
    createFacility: (_, { input, key }, { services, actor }) => services.facilities.create(actor, input, key),
    updateFacility: (_, { id, input, version }, { services, actor }) =>
      services.facilities.update(actor, id, input, version),
    deleteFacility: (_, { id, version }, { services, actor }) =>
      services.facilities.remove(actor, id, version),
    restoreFacility: (_, { id }, { services, actor }) => services.facilities.restore(actor, id),
  },
  Facility: {
    image: (facility, _, { services }) => services.media.describe(facility.imageUrl),
  },
};
