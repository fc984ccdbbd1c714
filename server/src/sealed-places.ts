// Everything of the product that is sealed with DATA_KEYS.
import { sealedSecrets } from './modules/accounts/two-factor/two-factor-store.ts';
import { sealedTravellers } from './modules/bookings/guest/traveller-details.ts';
import { sealedOfficeTexts } from './modules/office/sealed-texts.ts';
import { sealedNotes } from './modules/registrations/medical-notes.ts';
import { sealedReplies } from './modules/replies/sealed-replies.ts';
import { type SealedPlace, sealedJobs } from './platform/sealing/sealed-places.ts';
import { sealedHashSecrets } from './platform/sealing/stored-hash-secret.ts';

/** Each kind once; that of the queue is the last. */
export const sealedPlaces: readonly SealedPlace[] = [
  sealedNotes,
  ...sealedOfficeTexts,
  ...sealedReplies,
  sealedTravellers,
  sealedSecrets,
  sealedHashSecrets,
  sealedJobs,
];
