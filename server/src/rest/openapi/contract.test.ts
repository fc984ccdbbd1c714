// Each status the document names is provoked on the running server, and its answer compared with the document.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Answer, type Api, startApi } from '../../../test/api.ts';
import { until } from '../../../test/until.ts';
import { createSchema } from '../../graphql/schema.ts';
import { largestPdf } from '../../modules/pdf-files/pdf-files.service.ts';
import { routes } from '../routes.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
  responses: Record<
    string,
    { $ref?: string; headers?: Record<string, { required?: boolean }>; content?: Record<string, unknown> }
  >;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
  /** Undefined when none is sent, or when it is no JSON. */
  example: Record<string, unknown> | undefined;
  isForm: boolean;
}

const document = openApiDocument(routes, createSchema({ rateLimits: true }), {
  publicUrl: 'https://agency.example',
  name: 'Nile Trails',
}) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Operation['responses'] };
};
const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
    example: operation.requestBody?.content['application/json']?.example,
    isForm: operation.requestBody?.content['multipart/form-data'] !== undefined,
  })),
);
/** Where the example of the document cannot succeed by itself. */
const cannotSucceed = ({ method, path }: Call) =>
  routes.some((route) => route.method === method && route.path === path && route.exampleStatus !== undefined);
/** What only a service knows of is shown beside it; so is what no example can ask: for a secret key, or for a price that a new booking lacks. */
const shownBeside = ({ method, path }: Call) =>
  [
    '/own-booking/questions',
    '/own-booking/review',
    '/admin/bookings/{id}/payments',
    '/admin/bookings/{id}/disputes',
  ].includes(path) ||
  routes.some(
    (route) =>
      route.method === method &&
      route.path.replace(/:(\w+)/g, '{$1}') === path &&
      'refuses' in route &&
      route.refuses?.some((status) => status === 409),
  );
const documenting = (status: number) => calls.filter(({ operation }) => operation.responses[status]);

// Made for hundreds of schemas and used a few times each: making them shorter takes longer.
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
ajv.addSchema({ ...document, $id: 'document' });
const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const validators = new Map<string, ValidateFunction>();
/** Most refusals have the same. */
function validatorAt($ref: string): ValidateFunction {
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

function expectAsDocumented({ method, path, operation }: Call, status: number, answer: Answer): void {
  expect({ status: answer.status, said: answer.body.error?.message }).toMatchObject({ status });
  const response = operation.responses[status];
  const at = response?.$ref ?? `#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}`;
  const validate = validatorAt(`document${at}/content/application~1json/schema`);
  expect(validate(answer.body) ? [] : validate.errors).toEqual([]);
  const named = response?.$ref
    ? document.components.responses[response.$ref.split('/').at(-1) ?? '']
    : response;
  // What is not there each time says so.
  for (const [name, { required }] of Object.entries(named?.headers ?? {}))
    if (required !== false) expect([name, answer.headers.get(name)]).toEqual([name, expect.any(String)]);
}

let api: Api;
let token: string;
const addressOf = ({ path }: Call, id = 1) => path.replace(/\{\w+\}/, String(id));
const ask = (
  call: Call,
  { address = addressOf(call), ...options }: Partial<Parameters<Api['rest']>[2]> & { address?: string } = {},
) => api.rest(call.method, address, { token, body: call.example, ...options });
const rows = (status: number) =>
  documenting(status).map((call) => ({ name: `${call.method} ${call.path}`, call }));

/**
 * Of what happens before any handler is asked one call of each kind: by its method, whether it sends a form, and where the
 * document has the answer.
 */
const ofEachKind = (status: number) => {
  const kindOf = ({ method, path, isForm, operation }: Call) =>
    `${method} ${isForm} ${operation.responses[status]?.$ref ?? path}`;
  return [...Map.groupBy(rows(status), ({ call }) => kindOf(call)).values()].flatMap(
    ([first]) => first ?? [],
  );
};

async function begin(settings: Parameters<typeof startApi>[0] = {}): Promise<void> {
  api = await startApi({ maxUploadBytes: 1_000_000, ...settings });
  token = await api.tokenOf('owner@example.org');
}

/** A record of each kind, as number 1. */
async function fill(): Promise<void> {
  for (const call of calls)
    if (call.method === 'POST' && document.paths[`${call.path}/{id}`]) await ask(call);
  await ask(calls.find(({ path }) => path === '/contact') as Call);
  await nameQuote();
  await api.db.query(
    `INSERT INTO reviews (booking_id, program_id, travelled_on, program_name, email, first_name, stars, text)
     SELECT id, program_id, starts_on, program_name, email, first_name, 5, 'Worth each step.' FROM bookings LIMIT 1`,
  );
}

/** The program that was made is booked on request, and the example of a booking names what that costs. */
async function nameQuote(): Promise<void> {
  await api.db.query("UPDATE programs SET booking_mode = 'request'");
  const { example } = calls.find(({ path }) => path === '/bookings') ?? {};
  const { departureId, party } = example ?? {};
  const quote = await api.rest('POST', '/bookings/quote', { body: { departureId, party } });
  Object.assign(example ?? {}, { quoted: quote.body.data.quoted });
}

const form = (bytes: number) => {
  const boundary = 'x';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'x'.repeat(bytes)}\r\n--${boundary}--\r\n`,
  };
};

describe('A refusal as the document has it:', () => {
  beforeAll(async () => {
    await begin();
    await fill();
  });

  it.each(rows(400))('400 of $name', async ({ call }) => {
    const isOwn = call.path === '/donations/webhook';
    const answer = isOwn
      ? await ask(call, { body: '{"' })
      : await ask(call, { address: `${addressOf(call)}?nothing=1` });
    expectAsDocumented(call, 400, answer);
  });

  it.each(rows(401))('401 of $name', async ({ call }) => {
    const body = call.example && { ...call.example, password: 'another long password' };
    expectAsDocumented(
      call,
      401,
      await ask(call, {
        token: call.operation.responses[200] && call.method === 'POST' ? undefined : 'made.up.token',
        body,
      }),
    );
  });

  it.each(rows(404))('404 of $name', async ({ call }) => {
    expectAsDocumented(call, 404, await ask(call, { address: addressOf(call, 999_999) }));
  });

  it.each(rows(409).filter(({ call }) => !shownBeside(call)))('409 of $name', async ({ call }) => {
    const { example = {} } = call;
    if (call.method === 'PUT')
      return expectAsDocumented(call, 409, await ask(call, { body: { ...example, version: 999 } }));
    const headers = { 'idempotency-key': `${call.path.replace(/\W/g, '-')}-0123456789abcdef` };
    await ask(call, { headers });
    const changed = Object.entries(example).map(([name, value]) =>
      /^(name|title|firstName)$/.test(name)
        ? [name, `${value} again`]
        : name === 'email'
          ? [name, `again-${value}`]
          : name === 'capacity'
            ? [name, Number(value) + 1]
            : [name, value],
    );
    expectAsDocumented(call, 409, await ask(call, { headers, body: Object.fromEntries(changed) }));
  });

  it.each(rows(412))('412 of $name', async ({ call }) => {
    expectAsDocumented(call, 412, await ask(call, { headers: { 'if-match': '"999"' } }));
  });

  it.each(ofEachKind(413))('413 of $name', async ({ call }) => {
    const much = call.isForm
      ? form(call.path.endsWith('/pdf') ? largestPdf + 1 : 2_000_000)
      : { body: { text: 'x'.repeat(2_000_000) } };
    expectAsDocumented(call, 413, await ask(call, much));
  });

  it.each(ofEachKind(415))('415 of $name', async ({ call }) => {
    expectAsDocumented(
      call,
      415,
      await ask(call, { body: 'text', headers: { 'content-type': 'text/plain' } }),
    );
  });
});

describe('A success as the document has it:', () => {
  beforeAll(begin);

  it.each(
    rows(201).filter(({ call }) => call.example && call.path !== '/admin/signup' && !cannotSucceed(call)),
  )('201 of $name', async ({ call }) => {
    const answer = await ask(call);
    expectAsDocumented(call, 201, answer);
    const location = answer.headers.get('location');
    if (location) expect((await api.call('GET', location, { token })).body.data.id).toBe(answer.body.data.id);
  });

  it('holds no null where there is something', () => {
    for (const { operation } of calls) {
      const [, success] = Object.entries(operation.responses)[0] ?? [];
      expect(JSON.stringify(success)).not.toMatch(/"data":\{("anyOf":|"type":\[)[^}]*null/);
    }
  });
});

describe('A fault as the document has it:', () => {
  const driver = () => api.db.driver as unknown as { master: object };
  let pool: object;
  beforeAll(begin);
  afterEach(() => {
    driver().master = pool;
  });
  const breakWith = (error: Error) => {
    pool = driver().master;
    driver().master = {
      query: () => Promise.reject(error),
      connect: (done: (error: Error) => void) => done(error),
    };
  };

  it.each(ofEachKind(500))('500 of $name', async ({ call }) => {
    breakWith(new Error('A fault that nobody thought of.'));
    expectAsDocumented(call, 500, await ask(call));
  });

  it.each(ofEachKind(503))('503 of $name', async ({ call }) => {
    breakWith(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expectAsDocumented(call, 503, await ask(call));
  });
});

describe('Too much at once, as the document has it:', () => {
  const stuck: Promise<Answer>[] = [];
  let release: () => Promise<void>;
  beforeAll(async () => {
    await begin({ rateLimits: true });
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE programs IN ACCESS EXCLUSIVE MODE');
    release = async () => {
      await runner.rollbackTransaction();
      await runner.release();
    };
    for (let i = 0; i < 8; i += 1) stuck.push(api.call('GET', `/graphql?query={p${i}:programs{id}}`));
    await until(async () => (await api.call('GET', '/graphql?query={__typename}')).status === 429);
  });
  afterAll(async () => {
    await release();
    await Promise.all(stuck);
  });

  it.each(ofEachKind(429))('429 of $name', async ({ call }) => {
    expectAsDocumented(call, 429, await ask(call));
  });
});

describe('A closed sign-up or too narrow a role, as the document has it:', () => {
  beforeAll(() => begin({ adminSignup: 'closed' }));

  it.each(rows(403))('403 of $name', async ({ call }) => {
    const refused: Answer[] = [];
    for (const role of ['viewer', 'content']) {
      await api.db.query('UPDATE users SET role = $1', [role]);
      const answer = await ask(call);
      if (answer.status === 403) refused.push(answer);
    }
    expectAsDocumented(call, 403, refused[0] as Answer);
  });
});
