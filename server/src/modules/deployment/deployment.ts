import type { Quiet } from '../../platform/deployment/quiet.ts';
import { defineFeature } from '../feature.ts';
import { type GoLiveDeps, GoLiveService } from './go-live.service.ts';

/** Whether the site is a restored copy. */
export const deployment = defineFeature({
  services: ({ quiet }: { quiet: Quiet }) => ({ quiet }),
  resolvers: {
    Query: { restoredCopy: (_, __, { services }) => services.quiet.copy },
  },
});

/** How it becomes the site that people use. Apart, because what it does is done by other features. */
export const goLive = defineFeature({
  services: (needs: GoLiveDeps) => ({ goLive: new GoLiveService(needs) }),
});
