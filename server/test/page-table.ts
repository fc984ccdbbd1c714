// Stands in for the client's table of addresses, for tests whose pages stand in for the client's build.
import type { PageTable } from '../src/web/pages/site-address.ts';

type Parameters = Record<string, readonly string[] | 'number' | 'text'>;

const pages: Record<string, Parameters> = {
  ...Object.fromEntries(
    ['/', '/about', '/me', '/search', '/broken', '/contact', '/donations', '/newsletter/unsubscribe'].map(
      (path) => [path, {}],
    ),
  ),
  '/programs': { category: ['activity', 'services'], search: 'text' },
  '/registration': { program: 'number' },
  '/newsletter/confirm': { token: 'text' },
};

const records: Record<string, { record: string; parameters: Parameters }> = {
  '/programs': { record: 'program', parameters: { preview: 'text' } },
  '/news': { record: 'post', parameters: { preview: 'text' } },
};

export const testTable: PageTable = {
  listedPaths: ['/', '/about', '/programs'],
  findPage(path, query) {
    const at = path.lastIndexOf('/');
    const page = pages[path];
    const record = records[path.slice(0, at)];
    if (page) return { path, parameters: page, query: read(page, query) };
    if (!record) return null;
    const { parameters } = record;
    return {
      ...record,
      path: `${path.slice(0, at)}/:id`,
      id: path.slice(at + 1),
      number: /^[a-z0-9-]*-([1-9]\d*)$/.exec(path.slice(at + 1))?.[1],
      query: read(parameters, query),
    };
  },
  redirectFrom: (path, search) => (path === '/login' ? `/admin/login${search}` : null),
  isStaffAddress: (path) => /^\/admin(\/|$)/.test(path),
};

function read(parameters: Parameters, query: URLSearchParams): URLSearchParams {
  const found = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = query.get(name)?.trim();
    if (value && (typeof parameter === 'string' || parameter.includes(value))) found.set(name, value);
  }
  return found;
}
