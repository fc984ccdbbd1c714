import type { IncomingMessage } from 'node:http';

/** Who sends a request, as Express' `req.ip` tells it behind so many trusted proxies. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (typeof forwarded !== 'string' || forwarded === '') return own;
  const addresses = forwarded.split(',').map((address) => address.trim());
  return [...addresses, own].at(-1 - Math.min(proxies, addresses.length)) ?? own;
}
