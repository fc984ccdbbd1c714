import DataLoader from 'dataloader';
import type { Actor } from '../../platform/actor.ts';
import type { CoachEntity } from '../coaches/coach.entity.ts';
import type { Content } from '../content/content.ts';
import { defineFeature } from '../feature.ts';

/** Who of the team guides a program. */
export const programGuides = defineFeature({
  services: ({ content }: { content: Content }) => ({ team: createTeam(content) }),
  resolvers: {
    Program: {
      async guides({ guideIds }, _, { services }) {
        const found = await Promise.all(guideIds.map((id) => services.team.load(id)));
        return found.filter((guide) => guide !== null);
      },
    },
  },
});

/** Everybody sees the same team. */
const visitor: Actor = { user: null, ip: '', userAgent: '' };

/** Members of the team by their numbers, those of all programs of a list by one read; null for who is gone. */
const createTeam = (content: Content) =>
  new DataLoader<number, CoachEntity | null>(
    async (ids) => {
      const rows = (await content.named('coach').several(visitor, ids)) as CoachEntity[];
      return ids.map((id) => rows.find((row) => row.id === id) ?? null);
    },
    { cache: false },
  );
