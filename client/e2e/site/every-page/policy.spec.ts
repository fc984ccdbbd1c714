// What other hosts may run or show on each page: nothing on those of bookings, and no payment provider on any but the donations page.
import { expect, test } from '../../journey.ts';
import { publicPaths } from '../../public-paths.ts';

const ofCode = /^(default|script|connect|frame|object|worker|child)-src /;

for (const path of publicPaths)
  test(`${path} lets in nobody else who could read it`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const sources = policy
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => ofCode.test(directive))
      .flatMap((directive) => directive.split(' ').slice(1));
    expect(sources).toContain("'self'");
    const hosts = sources.filter((source) => !/^'/.test(source));
    if (/^\/book(ing)?(\/|\?|$)/.test(path)) expect(hosts).toEqual([]);
    else if (path !== '/donations') expect(hosts.filter((host) => /flutterwave/.test(host))).toEqual([]);
  });
