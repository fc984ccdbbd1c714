// What two instances and one PostgreSQL take in: requests a second. There is nothing to compare them with: docs/decisions say what for.
import { signUp } from '../booking/make-journeys.ts';
import { type Ask, questions } from '../rows.ts';

/** A program is saved over and over, each time with another name; the other instance confirms each. */
async function save(origin: string): Promise<Ask> {
  const { token } = await signUp(origin);
  const answer = await fetch(`${origin}/api/v1/programs/1`);
  // Without its version it replaces whatever is there.
  const { version: _, ...program } = ((await answer.json()) as { data: { version: number } }).data;
  return {
    method: 'PUT',
    path: '/api/v1/programs/1',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...program, name: 'Saved {n}' }),
  };
}

/** What is asked of the instance at `origin`, and how it is called. */
export const writes = async (origin: string): Promise<[string, Ask][]> => [
  ['saves of content, each confirmed by the other instance', await save(origin)],
  ['registrations', questions.registration],
];
