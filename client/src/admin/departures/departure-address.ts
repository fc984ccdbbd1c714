import { paths } from '../../paths.ts';

/** Below /admin. */
export const departuresPath = 'departures';

export const departuresAddress = `${paths.admin}/${departuresPath}`;

/** The page of one departure. */
export const departureAddress = (id: number) => `${departuresAddress}/${id}`;

/** The list of who travels on it. */
export const manifestAddress = (id: number) => `${departureAddress(id)}/manifest`;
