import { paths } from '../../../paths.ts';

/** Below /admin. */
export const bookPath = 'bookings/new';

/** Where somebody is booked: for a date, or of a registration, that is chosen already. */
export function bookAddress(chosen: { departure?: number; registration?: number } = {}): string {
  const query = new URLSearchParams(Object.entries(chosen).map(([name, id]) => [name, String(id)]));
  return `${paths.admin}/${bookPath}${query.size > 0 ? `?${query}` : ''}`;
}
