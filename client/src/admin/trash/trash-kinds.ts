import type { ApolloClient } from '@apollo/client';
import { alumniRestoring } from '../alumni/alumni-restoring.ts';
import { coachesRestoring } from '../coaches/coaches-restoring.ts';
import { facilitiesRestoring } from '../facilities/facilities-restoring.ts';
import { galleryRestoring } from '../gallery/gallery-restoring.ts';
import { RestoreMessageDocument, StaffMessagesDocument } from '../messages/messages.generated.ts';
import { messagesRestoredTexts } from '../messages/messages-restoring.ts';
import { StaffPostsDocument } from '../posts/posts.generated.ts';
import { postsRestoring } from '../posts/posts-restoring.ts';
import { programsRestoring } from '../programs/programs-restoring.ts';
import {
  RestoreRegistrationDocument,
  StaffRegistrationsDocument,
} from '../registrations/registrations.generated.ts';
import { registrationsRestoredTexts } from '../registrations/registrations-restoring.ts';
import { cachedList, type ListInCache } from '../screens/list/cached-list.ts';
import { evictingList } from '../screens/list/evict-pages.ts';
import { type ListRestoring, type RestoredTexts, type Restoring, restoreRow } from '../screens/restoring.ts';
import type { StaffTrashedItemFragment } from './trash.generated.ts';

type ContentType = StaffTrashedItemFragment['type'];

interface TrashKind {
  /** One of them, as a heading would say it. */
  label: string;
  /** Brings one back, to its place in the list of its own screen. */
  restore(client: ApolloClient, id: number): Promise<void>;
  texts: RestoredTexts;
}

function kind<T extends { id: number }>(
  label: string,
  restoring: Omit<Restoring<T>, 'typename'>,
  rows: ListInCache<T>,
): TrashKind {
  return {
    label,
    restore: (client, id) => restoreRow(client, restoring, rows, id),
    texts: restoring.restoredTexts,
  };
}

const listed = <T extends { id: number }>(label: string, restoring: ListRestoring<T>) =>
  kind(label, restoring, cachedList(restoring.list, restoring.typename, restoring.order));

/** The kinds in the order of the sidebar. */
export const trashKinds: Record<ContentType, TrashKind> = {
  post: kind('Post', postsRestoring, evictingList(StaffPostsDocument)),
  coach: listed('Team member', coachesRestoring),
  program: listed('Service', programsRestoring),
  galleryItem: listed('Gallery item', galleryRestoring),
  facility: listed('Stay', facilitiesRestoring),
  alumnus: listed('Testimonial', alumniRestoring),
  registration: kind(
    'Registration',
    { restore: RestoreRegistrationDocument, restoredTexts: registrationsRestoredTexts },
    evictingList(StaffRegistrationsDocument),
  ),
  message: kind(
    'Message',
    { restore: RestoreMessageDocument, restoredTexts: messagesRestoredTexts },
    evictingList(StaffMessagesDocument),
  ),
};
