import { type Answer, type Api, startApi } from '../../../test/api.ts';

const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('Input with thousands of wrong fields', () => {
  const apis: [string, (input: object) => Promise<Answer>, (body: Answer['body']) => Fault][] = [
    [
      'GraphQL',
      (input) => api.graphql(send, { input }),
      ({ errors: [{ message, extensions }] }) => ({ message, ...extensions }),
    ],
    ['REST', (body) => api.rest('POST', '/contact', { body }), ({ error }) => error],
  ];
  interface Fault {
    code: string;
    message: string;
    details: { message: string; path: unknown[] }[];
  }

  it.each(apis)(
    'is refused in one sentence when it is more than anybody needs: %s',
    async (_, call, faultOf) => {
      const { body } = await call(keys(9000));
      const { code, details } = faultOf(body);
      expect(code).toBe('BAD_USER_INPUT');
      expect(details).toEqual([
        { message: 'At most 1,000 fields and list items can be sent at once.', path: [] },
      ]);
    },
  );

  it.each(apis)('is told of twenty faults and no more: %s', async (_, call, faultOf) => {
    const { body } = await call(keys(900));
    expect(faultOf(body).details).toHaveLength(20);
    expect(faultOf(body).details[0]?.message).toBe('Name is required.');
  });

  it('is told of twenty faults when it stands in the query itself', async () => {
    const input = Object.keys(keys(300)).map((key) => `${key}: 1`);
    const { status, body } = await api.graphql(
      `mutation { sendContactMessage(input: { ${input.join(' ')} }) }`,
    );
    expect([status, body.errors.length]).toEqual([400, 20]);
  });

  it('is told of twenty faults in a list', async () => {
    const token = await api.tokenOf('amina@example.org');
    const body = { specialties: Array.from({ length: 900 }, () => 1) };
    const { body: answer } = await api.rest('POST', '/coaches', { token, body });
    expect(answer.error.details).toHaveLength(20);
  });
});

describe('A call that is refused for its input', () => {
  const most = 20;
  const ways: [string, (limited: Api) => Promise<Answer>][] = [
    ['variables of GraphQL', (limited) => limited.graphql(send, { input: { name: 'Grace' } })],
    [
      'values in a query',
      (limited) => limited.graphql('mutation { sendContactMessage(input: { name: 1 }) }'),
    ],
    ['too many fields', (limited) => limited.graphql(send, { input: keys(2000) })],
    ['fields of REST', (limited) => limited.rest('POST', '/contact', { body: { name: 1 } })],
    ['a list for an object', (limited) => limited.rest('POST', '/contact', { body: [] })],
    ['broken JSON', (limited) => limited.rest('POST', '/contact', { body: '{"name"' })],
    [
      'no JSON',
      (limited) => limited.rest('POST', '/contact', { body: 'x', headers: { 'content-type': 'text/plain' } }),
    ],
  ];

  it('counts against the limit of its caller, in whatever way it is wrong', async () => {
    const limited = await startApi({ rateLimits: true });
    for (let i = 1; i <= most; i += 1) {
      const [way, call] = ways[i % ways.length] as (typeof ways)[number];
      const { headers } = await call(limited);
      expect([way, headers.get('ratelimit-remaining')]).toEqual([way, String(most - i)]);
    }
    for (const [way, call] of ways) {
      const { status, headers, body } = await call(limited);
      const code = body.error?.code ?? body.errors[0].extensions.code;
      expect([way, status, code]).toEqual([way, 429, 'RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('is counted once for each field it asks for, in fragments too', async () => {
    const limited = await startApi({ rateLimits: true });
    const call = 'sendContactMessage(input: { name: 1 })';
    const { headers } = await limited.graphql(
      `mutation { a: ${call} ...more } fragment more on Mutation { b: ${call} }`,
    );
    expect(headers.get('ratelimit-remaining')).toBe(String(most - 2));
  });
});
