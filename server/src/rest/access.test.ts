import { type Answer, type Api, startApi } from '../../test/api.ts';
import { tokensOfRoles } from '../../test/roles.ts';
import { contentTypes } from '../features.ts';
import { createSchema } from '../graphql/schema.ts';
import { rightsOfRole, roles } from '../modules/rights.ts';
import { errorStatus } from '../platform/errors.ts';
import { statedAccess } from './handler.ts';
import { isOperation, type Route } from './route.ts';
import { routes } from './routes.ts';

/** All that anybody may call without a token; every other row needs one. */
const open = [
  ...contentTypes.flatMap(({ many }) => [`GET /${many}`, `GET /${many}/:id`]),
  'POST /admin/login',
  'POST /admin/login/two-factor',
  'POST /admin/signup',
  'POST /admin/refresh',
  'POST /admin/logout',
  'POST /admin/password-reset',
  'POST /admin/password-reset/confirm',
  'GET /programs/:id/departures',
  'GET /programs/:programId/seats-left',
  'POST /registrations',
  'POST /contact',
  'POST /newsletter/subscribe',
  'POST /newsletter/unsubscribe',
  'POST /donations',
  'POST /donations/verify',
  'POST /bookings/quote',
  'POST /bookings',
  'POST /waiting-list',
  'POST /waiting-list/place',
  'POST /waiting-list/leave',
  'GET /programs/:id/reviews',
  'POST /own-booking/review',
  'PUT /own-booking/review',
  'POST /own-booking/review/withdraw',
  'POST /own-quote',
  'POST /own-quote/accept',
  'POST /own-quote/decline',
  'POST /own-booking',
  'POST /own-booking/confirm',
  'POST /own-booking/extend',
  'POST /own-booking/pay',
  'POST /payments/check',
  'POST /own-booking/cancel',
  'PUT /own-booking/travellers',
  'POST /own-booking/questions',
  'POST /own-booking/link',
  'POST /donations/webhook',
];

const schema = createSchema({ rateLimits: false });
const rows = routes.map((route) => ({
  row: `${route.method} ${route.path}`,
  route,
  access: statedAccess(route, schema),
}));
const callers = ['nobody', ...roles] as const;
const table = rows.flatMap((row) => callers.map((who) => ({ ...row, who })));

let api: Api;
let tokens: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  tokens = await tokensOfRoles(api);
});

it('Anybody may call exactly these rows', () => {
  const stated = rows.filter(({ access }) => access === 'public').map(({ row }) => row);
  expect(stated.toSorted()).toEqual(open.toSorted());
});

describe('Access', () => {
  it.each(table)('to $row, which is for $access: $who', async ({ route, access, who }) => {
    const answer = await call(route, who, isOperation(route) ? route.example : undefined);
    expect(answer.status).toBeLessThan(500);
    expectShape(answer);
    const signIn = answer.body.error?.message === 'Please sign in to do this.';
    const allowed = access === 'public' || (who !== 'nobody' && rightsOfRole[who].includes(access));
    // A row may ask for more where the body does: health data of a registration.
    const forbidden = answer.status === 403 && answer.body.error.message.endsWith(`the right "${access}".`);
    expect({ signIn, forbidden }).toEqual({
      signIn: !allowed && who === 'nobody',
      forbidden: !allowed && who !== 'nobody',
    });
    if (!allowed) expect(answer.status).toBe(who === 'nobody' ? 401 : 403);
  });

  const closed = rows.filter(({ access }) => access !== 'public');

  it.each(closed)('to $row is not given by a token that somebody made up', async ({ route }) => {
    const answer = await call(route, 'nobody', undefined, 'made.up.token');
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

const writes = rows.filter(({ route }) => route.method !== 'GET' && isOperation(route) && route.example);

it.each(writes)('$row names each field that is missing', async ({ route }) => {
  const answer = await call(route, 'owner', {});
  expect([answer.status, answer.body.error?.code]).toEqual([400, 'BAD_USER_INPUT']);
  expectShape(answer);
  for (const { message, path } of answer.body.error.details) {
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(path.length).toBeGreaterThan(0);
  }
  expect(answer.body.error.details.length).toBeGreaterThan(0);
});

async function call(route: Route, who: string, body?: object, given = tokens[who]): Promise<Answer> {
  // Signing out ends the session of its token, which the others still need.
  const isEnd = given && route.path === '/admin/logout';
  const token = isEnd ? await api.tokenOf(`${who}-leaves@example.org`) : given;
  return api.rest(route.method, route.path.replace(/:\w+/g, '999999'), { token, body });
}

/** `{"data"}` or `{"error": {message, code, details}}`, with the status that goes with the code. */
function expectShape({ status, body, headers }: Answer): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Object.keys(body)[0]).toBe(status < 300 ? 'data' : 'error');
  if (status < 300) return;
  const { message, code, details } = body.error;
  expect(message).toMatch(/^[A-Z]/);
  expect(errorStatus[code as keyof typeof errorStatus]).toBe(status);
  expect(Array.isArray(details)).toBe(true);
}
