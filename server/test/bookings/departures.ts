// Dates of a program as staff make them, for tests of what is done with them.
import { daysBefore, kampalaDay } from '../../src/platform/kampala-day.ts';
import type { Api } from '../api.ts';
import { gorillaTrek } from '../samples.ts';

/** A day so many days after today in Kampala. */
export const inDays = (days: number) => daysBefore(kampalaDay(), -days);

/** Makes a program that is booked online; answers its number. */
export async function bookedProgram(api: Api, token: string, more: object = {}): Promise<number> {
  const body = { ...gorillaTrek, bookingMode: 'instant', ...more };
  const answer = await api.rest('POST', '/programs', { token, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.id;
}

const create = /* GraphQL */ `
  mutation ($input: DepartureInput!, $repeat: DepartureRepeatInput, $key: String) {
    createDepartures(input: $input, repeat: $repeat, key: $key) {
      made { id startsOn endsOn visible status capacity version }
      leftOut
    }
  }
`;

/** As staff make it; the whole answer. */
export const createDepartures = async (api: Api, token: string, variables: object) =>
  (await api.graphql(create, variables, { token })).body;

/** A date two months from now; answers its number. */
export async function departureOf(
  api: Api,
  token: string,
  programId: number,
  more: object = {},
): Promise<number> {
  const input = { programId, startsOn: inDays(60), capacity: 8, ...more };
  const { data, errors } = await createDepartures(api, token, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createDepartures.made[0].id;
}
