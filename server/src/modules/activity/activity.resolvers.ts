import type { Resolvers } from '../../generated/resolvers.ts';

export const activityResolvers: Resolvers = {
  Activity: { ipAddress: ({ ip }) => ip },
};
