// Passport, nationality and date of birth of who travels: sealed together, and gone after the journey.
import type { TravellerDetails } from '../../../generated/schema.ts';
import { sealedIn } from '../../../platform/sealing/sealed-places.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';

type TravellerSecrets = Pick<TravellerDetails, 'passport' | 'nationality' | 'dateOfBirth'>;

const about = 'booking_travellers.details';
const noSecrets: TravellerSecrets = { passport: '', nationality: '', dateOfBirth: null };

/** As they are stored: sealed, or null when there are none. */
export function sealDetails(
  sealed: SealedText,
  { passport, nationality, dateOfBirth }: TravellerSecrets,
): string | null {
  if (!passport && !nationality && !dateOfBirth) return null;
  return sealed.seal(JSON.stringify([passport, nationality, dateOfBirth]), about);
}

export function openDetails(sealed: SealedText, details: string | null): TravellerSecrets {
  if (details === null) return noSecrets;
  const [passport, nationality, dateOfBirth] = JSON.parse(sealed.open(details, about));
  return { passport, nationality, dateOfBirth };
}

/** Whether a passport is on file. Whose key is lost may hold one: the page stays, and who opens the details is told. */
export function hasPassport(sealed: SealedText, details: string | null): boolean {
  try {
    return openDetails(sealed, details).passport !== '';
  } catch {
    return true;
  }
}

/** Where they are, for changing keys. */
export const sealedTravellers = sealedIn('booking_travellers', 'details', about, 'travellers of bookings');
