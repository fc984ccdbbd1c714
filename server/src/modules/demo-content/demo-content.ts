import { defineFeature } from '../feature.ts';
import { type DemoContentDeps, DemoContentService } from './demo-content.service.ts';

export const demoContent = defineFeature({
  services: (needs: DemoContentDeps) => ({ demoContent: new DemoContentService(needs) }),
  pictureSources: [
    {
      table: 'demo_removals',
      key: ['id'],
      kind: 'removedDemo',
      title: `'Content of the demo that can be brought back'`,
      // It comes back as it was.
      replacing: 'never',
    },
  ],
  resolvers: {
    Query: { demoContent: (_, __, { services }) => services.demoContent.summary() },
    Mutation: {
      removeDemoContent: (_, __, { services, actor }) => services.demoContent.remove(actor),
      restoreDemoContent: (_, __, { services, actor }) => services.demoContent.restore(actor),
    },
  },
});
