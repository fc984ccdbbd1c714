import { sealedIn } from '../../platform/sealing/sealed-places.ts';
import { aboutAttachments } from './attachments.service.ts';
import { aboutReplies } from './reply-outbox.service.ts';

/** Where replies and the keys of their files are, for changing keys. */
export const sealedReplies = [
  sealedIn('replies', 'sealed', aboutReplies),
  sealedIn('attachments', 'sealed', aboutAttachments),
];
