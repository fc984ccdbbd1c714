import type { ApolloClient } from '@apollo/client';
import { alumniRestoring } from '../alumni/alumni-restoring.ts';
import { coachesRestoring } from '../coaches/coaches-restoring.ts';
import { facilitiesRestoring } from '../facilities/facilities-restoring.ts';
import { galleryRestoring } from '../gallery/gallery-restoring.ts';
import { type RestoredTexts, type Restoring, restoreRow } from '../kit/restoring.ts';
import { postsRestoring } from '../posts/posts-restoring.ts';
import { programsRestoring } from '../programs/programs-restoring.ts';
import type { StaffTrashedItemFragment } from './trash.generated.ts';

type ContentType = StaffTrashedItemFragment['type'];

interface TrashKind {
  /** One of them, as a heading would say it. */
  label: string;
  /** Brings one back, to its place in the list of its own screen. */
  restore(client: ApolloClient, id: number): Promise<void>;
  texts: RestoredTexts;
}

function kind<T extends { id: number }>(label: string, restoring: Restoring<T>): TrashKind {
  return {
    label,
    restore: (client, id) => restoreRow(client, restoring, id),
    texts: restoring.restoredTexts,
  };
}

/** The kinds of content in the order of the sidebar. */
export const trashKinds: Record<ContentType, TrashKind> = {
  post: kind('Post', postsRestoring),
  coach: kind('Team member', coachesRestoring),
  program: kind('Service', programsRestoring),
  galleryItem: kind('Gallery item', galleryRestoring),
  facility: kind('Stay', facilitiesRestoring),
  alumnus: kind('Testimonial', alumniRestoring),
};
