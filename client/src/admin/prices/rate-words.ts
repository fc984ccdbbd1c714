// What staff are told of the rate between the two currencies of prices.
import { todayInKampala } from '../../lib/today.ts';
import { daysBetween, travelDay } from '../../lib/travel-days.ts';

/** After so many days a rate is looked at again. */
const goodFor = 30;

/** A sentence about a rate whose day is too long ago; empty for one that is not, and for what is no day. */
export function oldRateWords(day: string): string {
  const age = daysBetween(day, todayInKampala());
  return age > goodFor
    ? `The rate is of ${travelDay(day)}, ${age} days ago. Please look it up, and change rate and day.`
    : '';
}
