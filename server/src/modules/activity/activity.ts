import type { DataSource } from 'typeorm';
import { defineFeature } from '../feature.ts';
import { ActivityEntity } from './activity.entity.ts';
import { ActivityService } from './activity.service.ts';

export const activity = defineFeature({
  services: ({ db }: { db: DataSource }) => ({ activity: new ActivityService(db) }),
  retention: ({ activity }) => ({ activities: () => activity.purgeOld() }),
  entities: [ActivityEntity],
  resolvers: {
    Query: {
      activities: (_, args, { services, actor }) => services.activity.log(actor, args),
      activityChoices: (_, __, { services }) => services.activity.choices(),
    },
    Stats: {
      recentActivities: (_, __, { services, actor }) => services.activity.recent(actor),
    },
    Activity: { ipAddress: ({ ip }) => ip },
  },
});
