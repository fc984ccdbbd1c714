import type { SealedPlace } from '../../platform/sealing/sealed-places.ts';
import { aboutAttachments } from './attachments.service.ts';
import { aboutReplies } from './reply-outbox.service.ts';

const placeIn = (table: string, about: string): SealedPlace => ({
  name: table,
  table,
  id: 'id',
  text: 'sealed',
  about: `'${about}'`,
  put: 'sealed = $1',
});

/** Where replies and the keys of their files are, for changing keys. */
export const sealedReplies = [placeIn('replies', aboutReplies), placeIn('attachments', aboutAttachments)];
