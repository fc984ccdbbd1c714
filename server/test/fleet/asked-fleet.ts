// A fleet as tests ask it: each web by itself, its owner, and the database.
import pg from 'pg';
import { type Client, clientOf } from '../operating/earlier/asked.ts';
import type { Fleet } from './fleet.ts';
import { ownerToken } from './owner.ts';

export interface AskedFleet {
  webs: [Client, Client];
  /** Of the owner. */
  token: string;
  /** Asked of whichever server is the primary. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of every shape
  rowsOf(sql: string, values?: unknown[]): Promise<any[]>;
}

/** The first account is made. */
export async function askedFleet({ ports: [one, two], setupUrl, database }: Fleet): Promise<AskedFleet> {
  const at = (port: number) => clientOf(`http://127.0.0.1:${port}`);
  const webs: AskedFleet['webs'] = [at(one), at(two)];
  const headers = { 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${webs[0].origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    webs,
    token: await ownerToken({ out: () => setupUrl, post }),
    async rowsOf(sql, values = []) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      return client
        .query(sql, values)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
  };
}

/** Names what a booking of this party costs on this date. */
export async function quotedAt(web: Client, departureId: number, party: object): Promise<string> {
  const query = 'query ($input: BookingQuoteInput!) { bookingQuote(input: $input) { quoted } }';
  return (await web.graphql(query, { input: { departureId, party } })).bookingQuote.quoted;
}

export const payOnline = `mutation {
  updateBookingsSettings(input: { payOnline: true }) { version } }`;
