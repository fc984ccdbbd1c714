export type Encoding = 'br' | 'gzip' | 'identity';

const chosen = new Map<string, Encoding>();
const maxEntries = 500;

/** The best of our encodings that an `Accept-Encoding` header takes. Browsers send few different ones: remembered. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  if (chosen.size >= maxEntries) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
