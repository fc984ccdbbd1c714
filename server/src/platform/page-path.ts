// The one spelling of a path: as caches, headers, guards and redirects compare it.

/** What is no page: programs ask for it, and can be told to spell well. */
export const machinePart = /^\/(?:api|assets|checkout|graphql|healthz|media|readyz)(?=\/|$)/i;

/** Begins with one slash and no second: two would name another host. */
export function rightPath(path: string): string {
  const parts: string[] = [];
  for (const part of readable(path).replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const tidy = `/${parts.join('/')}`;
  if (machinePart.test(tidy)) return tidy.replace(machinePart, (part) => part.toLowerCase());
  return isFile(tidy) ? tidy : tidy.replace(/%..|[A-Z]/g, (sign) => (sign[1] ? sign : sign.toLowerCase()));
}

/** As RFC 3986 wants it: signs that need no escape have none. */
const readable = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });

export const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
