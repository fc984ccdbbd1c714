import { callerOf, subscriberOf } from './addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (ip, caller) => {
  expect(callerOf(ip)).toBe(caller);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12ff::5', '2001:db8:0:1200::/56'],
  ['2001:db8:0:1::5', '2001:db8:0:0::/56'],
  ['', ''],
])('%s belongs to the subscriber of %s', (ip, subscriber) => {
  expect(subscriberOf(ip)).toBe(subscriber);
});
