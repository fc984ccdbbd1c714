import { paths } from '../../paths.ts';

/** Below /admin. */
export const pricesPath = 'prices';

export const pricesAddress = `${paths.admin}/${pricesPath}`;

/** Where the prices of a service are written, or those of one of its departures alone. */
export const priceListAddress = (programId: number, departureId?: number) =>
  `${pricesAddress}/${programId}${departureId === undefined ? '' : `?departure=${departureId}`}`;
