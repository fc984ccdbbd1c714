import { defineFeature } from '../feature.ts';
import { Seats, type SeatsDeps } from './seats.ts';

/** What journeys cost, the dates on which they take place, and their seats. */
export const departures = defineFeature({
  services: (needs: SeatsDeps) => ({ seats: new Seats(needs) }),
});
