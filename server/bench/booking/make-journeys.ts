// A program with 60 dates and prices, made as staff make it, and the requests of who books them.
import type pg from 'pg';
import type { Ask } from '../rows.ts';

export interface Journeys {
  token: string;
  /** The number of the program with the dates, and of one without. */
  programId: number;
  otherId: number;
  /** One seat on each of 50 dates; another person each time. */
  bookings: Ask[];
  seatsLeft: Ask;
  /** Reads of one program. */
  programs: Ask[];
}

const json = { 'content-type': 'application/json' };
const password = 'boots by the door at dawn';
const party = [{ residence: 'any', ageBand: 'adult', count: 1 }];
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const createDates = `mutation ($input: DepartureInput!, $repeat: DepartureRepeatInput!) {
  createDepartures(input: $input, repeat: $repeat) { made { id } } }`;
const setPrices = `mutation ($programId: ID!, $tiers: [PriceTierInput!]!) { setPrices(programId: $programId, tiers: $tiers) { version } }`;
const quoteOf = `query ($input: BookingQuoteInput!) { bookingQuote(input: $input) { quoted } }`;
const seatsOf = `query ($id: ID!) { seatsLeft(programId: $id) { departureId seats } }`;
const programOf = `query ($id: ID!) { program(id: $id) { id name description imageUrl duration price schedule category } }`;

/** `given`: of staff who may make dates; of somebody new when left out. */
export async function makeJourneys(
  origin: string,
  db: pg.Client,
  given?: { token: string },
): Promise<Journeys> {
  const { token } = given ?? (await signUp(origin));
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const headers = { ...json, authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const [programId, otherId] = [1, 2];
  await db.query("UPDATE programs SET booking_mode = 'instant', max_participants = NULL WHERE id = $1", [
    programId,
  ]);
  const tier = { residence: 'any', ageBand: 'adult', currency: 'USD', amount: 120_000 };
  await ask(setPrices, { programId, tiers: [tier] });
  const input = { programId, startsOn: dayIn(60), capacity: 500 };
  const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: dayIn(60 + 59) };
  const { createDepartures } = await ask<{ createDepartures: { made: { id: number }[] } }>(createDates, {
    input,
    repeat,
  });
  const bookings: Ask[] = [];
  for (const { id: departureId } of createDepartures.made.slice(0, 50)) {
    const { bookingQuote } = await ask<{ bookingQuote: { quoted: string } }>(quoteOf, {
      input: { departureId, party },
    });
    // By the way in that registrations take beside them.
    bookings.push({
      method: 'POST',
      path: '/api/v1/bookings',
      headers: json,
      body: JSON.stringify({ ...guest, departureId, party, acceptTerms: true, quoted: bookingQuote.quoted }),
    });
  }
  return {
    token,
    programId,
    otherId,
    bookings,
    seatsLeft: graphql(seatsOf, { id: programId }),
    programs: [graphql(programOf, { id: otherId })],
  };
}

export async function signUp(origin: string): Promise<{ token: string }> {
  const answer = await fetch(`${origin}/api/v1/admin/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'bench@lubugo.example', password, confirmPassword: password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data;
}

/** `{n}` is another number each time: unpaid seats are counted by person. */
const guest = {
  firstName: 'Bench',
  lastName: 'Walker',
  email: 'bench{n}@example.org',
  phone: '+256 700 {n}',
};

const graphql = (query: string, variables: object): Ask => ({
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query, variables }),
});
