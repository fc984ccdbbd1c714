import type { Feature } from '../feature.ts';
import { ActivityEntity } from './activity.entity.ts';

export const activity: Feature = {
  entities: [ActivityEntity],
  resolvers: {
    Query: {
      activities: (_, args, { services, actor }) => services.activity.log(actor, args),
      activityChoices: (_, __, { services }) => services.activity.choices(),
    },
    Activity: { ipAddress: ({ ip }) => ip },
  },
};
