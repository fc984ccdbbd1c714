import type { Quiet } from '../../platform/deployment/quiet.ts';
import { defineFeature } from '../feature.ts';

/** Whether the site is a restored copy. */
export const deployment = defineFeature({
  services: ({ quiet }: { quiet: Quiet }) => ({ quiet }),
  resolvers: {
    Query: { restoredCopy: (_, __, { services }) => services.quiet.copy },
  },
});
