import type { Route } from './route.ts';
import { routes } from './routes.ts';

type Found =
  | { route: Route; params: Record<string, string> }
  /** The path exists, for these methods only. */
  | { allowed: string[] };

/** The row for a method and a path below /api/v1, or null when there is no such path. */
export function findRoute(method: string, path: string): Found | null {
  const parts = path.split('/');
  // A slash at the end means the same.
  if (parts.at(-1) === '') parts.pop();
  const rows = byLength
    .get(parts.length)
    ?.filter((row) => row.parts.every((part, i) => fits(part, parts[i])));
  if (!rows?.length) return null;
  const row = rows.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (!row) return { allowed: methodsOf(rows) };
  const params = row.parts.flatMap((part, i) =>
    part.startsWith(':') ? [[part.slice(1), decoded(parts[i])]] : [],
  );
  return { route: row.route, params: Object.fromEntries(params) };
}

const table = routes.map((route) => ({ route, parts: route.path.split('/') }));
const byLength = Map.groupBy(table, ({ parts }) => parts.length);

const fits = (part: string, given: string | undefined) =>
  part.startsWith(':') ? given !== '' : part === given;

function methodsOf(rows: typeof table): string[] {
  const methods = rows.map(({ route }) => route.method as string);
  return [
    ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
    ...methods.filter((method) => method !== 'GET'),
    'OPTIONS',
  ];
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
