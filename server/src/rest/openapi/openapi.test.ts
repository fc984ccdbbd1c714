import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Api, cookieOf, startApi } from '../../../test/api.ts';
import { createSchema } from '../../graphql/schema.ts';
import { routes } from '../routes.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: object }> };
  responses: Record<string, object>;
}

const document = openApiDocument(routes, createSchema({ rateLimits: true }), {
  publicUrl: 'https://agency.example',
  name: 'Nile Trails',
}) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('owner@example.org');
});

describe('The OpenAPI document', () => {
  it('is answered by the server, the same as is tested here but for its address', async () => {
    const { status, body, headers } = await api.rest('GET', '/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
  });

  it('passes the recommended rules of a public linter without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('names each row of the table once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(routes.length);
  });

  it('holds an example wherever JSON is sent', () => {
    const silent = operations.filter(({ operation: { requestBody } }) => {
      const json = requestBody?.content['application/json'];
      return json && !json.example;
    });
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

it.each(['/posts', '/gallery'])('A new record below %s must have a category, an update need not', (path) => {
  const requiredOf = (address: string, method: string) =>
    JSON.stringify(document.paths[address]?.[method]?.requestBody).match(
      /"required":\[[^\]]*"category"[^\]]*\]/,
    );
  expect(requiredOf(path, 'post')).toBeTruthy();
  expect(requiredOf(`${path}/{id}`, 'put')).toBeNull();
});

describe('What the document says is what the server does:', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
  ajv.addSchema({ ...document, $id: 'document' });

  /** Records are made before they are read, changed and removed; who signs in has an account. */
  const order = ['post', 'get', 'put', 'delete'];
  const rank = (path: string) => ['/admin/signup', '/admin/login'].indexOf(path) + 1 || 3;
  const inOrder = operations.toSorted(
    (a, b) => order.indexOf(a.method) - order.indexOf(b.method) || rank(a.path) - rank(b.path),
  );
  const ids: Record<string, number> = {};
  let cookie: string | undefined;

  it.each(inOrder)('$method $path', async ({ method, path, operation }) => {
    const content = operation.requestBody?.content;
    const body = content?.['application/json']?.example;
    if (content && !body) return; // A form; see uploads.test.ts.
    const address = path.replace(/\{\w+\}/, () => String(ids[path.replace(/\/\{.*/, '')] ?? 1));
    const answer = await api.rest(method.toUpperCase(), address, { token, cookie, body });
    cookie = cookieOf(answer) ?? cookie;
    // Signing out, and in again from the same browser, ends the session of the token.
    if (path === '/admin/login' || path === '/admin/logout')
      token = await api.tokenOf(`after${path.replaceAll('/', '-')}@example.org`);
    if (method === 'post') ids[path] = answer.body.data?.id;

    const { status } = answer;
    expect(Object.keys(operation.responses)).toContain(String(status));
    const expected = exampleStatusOf(method, path);
    if (expected) expect(status).toBe(expected);
    else if (!path.includes('{') || ids[path.replace(/\/\{.*/, '')]) expect(status).toBeLessThan(300);
    const validate = ajv.compile({ $ref: schemaOf(path, method, status, operation) });
    expect(validate(answer.body) ? [] : validate.errors).toEqual([]);
  });

  function exampleStatusOf(method: string, path: string): number | undefined {
    const address = path.replace(/\{(\w+)\}/g, ':$1');
    const row = routes.find((route) => route.path === address && route.method.toLowerCase() === method);
    return row?.exampleStatus;
  }

  function schemaOf(path: string, method: string, status: number, operation: Operation): string {
    const response = operation.responses[status] as { $ref?: string };
    const at = response.$ref ?? `#/paths/${pointer(path)}/${method}/responses/${status}`;
    return `document${at}/content/application~1json/schema`;
  }

  const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
});

describe('The page that shows it', () => {
  it('comes with all its files from this server and runs under the strict policy', async () => {
    const page = await api.rest('GET', '/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      expect(address).toMatch(/^\/api\/v1\//);
      expect((await api.call('GET', address)).status).toBe(200);
    }
    expect(page.body).not.toMatch(/<script>|onload=|https?:/);
  });

  it.each(['/docs', '/openapi.json'])('knows no other method: %s', async (path) => {
    const { status, headers, body } = await api.rest('POST', path, { body: {} });
    expect([status, headers.get('allow'), body.error.code]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'METHOD_NOT_ALLOWED',
    ]);
  });
});
