import { matches } from '../../src/lib/text.ts';

interface Row {
  id: number;
  category?: string;
  type?: string;
  [name: string]: unknown;
}

interface Args {
  first?: number | null;
  after?: string | null;
  page?: number | null;
  search?: string | null;
  category?: string | null;
  type?: string | null;
  team?: string | null;
}

/** Pages of a list as the server gives them; `texts` are what it is searched in, `teams` what `team` means. */
export function demoConnection<R extends object>(
  all: readonly R[],
  texts: (row: R) => string[],
  teams: Record<string, (row: R) => boolean> = {},
) {
  const rows = all as readonly (R & Row)[];
  return (args: Args) => {
    const { first, after, page, search, category, type, team } = args;
    const found = rows.filter(
      (row) =>
        (!category || row.category === category) &&
        (!type || row.type === type) &&
        (!team || teams[team]?.(row)) &&
        matches(search ?? '', ...texts(row)),
    );
    const size = first ?? 24;
    const start = after ? found.findIndex(({ id }) => String(id) === after) + 1 : ((page ?? 1) - 1) * size;
    const nodes = found.slice(start, start + size);
    return {
      nodes,
      totalCount: found.length,
      categories: [...new Set(rows.map((row) => row.category))],
      pageInfo: {
        hasNextPage: start + size < found.length,
        hasPreviousPage: start > 0,
        startCursor: nodes[0] ? String(nodes[0].id) : null,
        endCursor: nodes.length > 0 ? String(nodes.at(-1)?.id) : null,
      },
      around({ id }: { id: string }) {
        const at = found.findIndex((row) => String(row.id) === id);
        if (at < 0) return null;
        return { position: at + 1, previous: found.at(at - 1), next: found[(at + 1) % found.length] };
      },
    };
  };
}

/** The first characters of a text, as the server cuts them. */
export const demoExcerpt =
  (text: string) =>
  ({ length }: { length?: number | null }) =>
    text.length > (length ?? 300) ? `${text.slice(0, length ?? 300).trimEnd()}...` : text;
