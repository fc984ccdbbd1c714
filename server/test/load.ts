// Visitors and staff who call the product again and again, whatever happens to it meanwhile, and what each of them met.
import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './app.ts';
import { gorillaTrek, registration } from './samples.ts';
import { until } from './until.ts';

interface Met {
  call: string;
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

export interface Load {
  /** All answers so far, in order. */
  met: Met[];
  /** Waits until each kind of call was answered so after now. */
  untilAll(wanted: (status: number) => boolean, longest?: number): Promise<void>;
  /** Waits for calls under way and makes no more. */
  stop(): Promise<void>;
  /** Throws if any caller met something else than what was asked for, or 503 with a time to come back. */
  expectNothingWorse(): void;
  /** Throws if something is not in the database that a caller was told was taken. */
  expectAllKept(): Promise<void>;
}

const json = { 'content-type': 'application/json' };

/** Calls of each kind, two at a time, until it is stopped. Empty programs and registrations are expected. */
export async function startLoad(app: TestApp): Promise<Load> {
  const account = {
    email: 'amina@example.org',
    password: 'a long password',
    confirmPassword: 'a long password',
  };
  const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
  const { token } = await app.services.accounts.signup(visitor, account);
  const program = await post('/api/v1/programs', gorillaTrek);
  const { data } = (await program.json()) as { data: { id: number } };

  function post(path: string, body: object) {
    const headers = { ...json, authorization: `Bearer ${token}` };
    return fetch(app.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  const calls: Record<string, () => Promise<Response>> = {
    'REST read': () =>
      fetch(`${app.origin}/api/v1/programs/${data.id}`, { headers: { authorization: `Bearer ${token}` } }),
    'REST write': () => post('/api/v1/programs', gorillaTrek),
    registration: () => post('/api/v1/registrations', { ...registration, programId: data.id }),
    'GraphQL read by GET': () =>
      fetch(`${app.origin}/graphql?query={program(id:${Math.ceil(Math.random() * 1e9)}){name}}`),
    'GraphQL read': () => post('/graphql', { query: `{ coaches { id } } # ${Math.random()}` }),
  };
  const met: Met[] = [];
  const taken = { programs: new Set<number>([data.id]), registrations: new Set<number>() };
  let over = false;

  async function callAgainAndAgain(call: string, make: () => Promise<Response>): Promise<void> {
    while (!over) {
      const response = await make();
      const body = (await response.json()) as {
        data?: { id: number };
        error?: { code: string };
        errors?: { extensions: { code: string } }[];
      };
      const code = body.error?.code ?? body.errors?.[0]?.extensions.code;
      met.push({ call, status: response.status, code, retryAfter: response.headers.get('retry-after') });
      if (response.status === 201 && body.data) {
        taken[call === 'registration' ? 'registrations' : 'programs'].add(body.data.id);
      }
      // As people do: without it they would be the load.
      await wait(100);
    }
  }
  const callers = Object.entries(calls).flatMap(([call, make]) => [
    callAgainAndAgain(call, make),
    callAgainAndAgain(call, make),
  ]);

  return {
    met,
    untilAll(wanted, longest) {
      const since = met.length;
      const missing = () =>
        Object.keys(calls).filter(
          (call) => !met.slice(since).some((one) => one.call === call && wanted(one.status)),
        );
      return until(() => missing().length === 0, longest).catch(() => {
        over = true;
        const last = missing().map((call) => met.findLast((one) => one.call === call) ?? call);
        throw new Error(`Not answered so: ${JSON.stringify(last)}`);
      });
    },
    async stop() {
      over = true;
      await Promise.all(callers);
    },
    expectNothingWorse() {
      const refused = met.filter(({ status }) => status >= 300);
      expect(refused.filter(({ status, code }) => status !== 503 || code !== 'UNAVAILABLE')).toEqual([]);
      expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
    },
    async expectAllKept() {
      for (const [table, ids] of Object.entries(taken)) {
        const rows: { id: number }[] = await app.db.query(`SELECT id FROM ${table}`);
        const kept = new Set(rows.map(({ id }) => id));
        expect([...ids].filter((id) => !kept.has(id))).toEqual([]);
        expect(ids.size).toBeGreaterThan(0);
      }
    },
  };
}
