import type { Feature } from '../feature.ts';
import { ActivityEntity } from './activity.entity.ts';

export const activity: Feature = {
  entities: [ActivityEntity],
  resolvers: {
    Activity: { ipAddress: ({ ip }) => ip },
  },
};
