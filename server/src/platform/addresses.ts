import { isIPv6 } from 'node:net';

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, since one household holds all of it. */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What one subscriber may hold all of: an IPv4 address, or the /56 network of an IPv6 address. */
export function subscriberOf(ip: string): string {
  const caller = callerOf(ip);
  const [, head, last = ''] = /^(.*):([\da-f]+)::\/64$/.exec(caller) ?? [];
  if (head === undefined) return caller;
  return `${head}:${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`;
}
