import { expect, test } from '@jest/globals';
import { sameSitePath } from './same-site-path.ts';

test('A path of this site is where a sign-in leads', () => {
  expect(sameSitePath('/admin/programs?q=nile#top', '/admin')).toBe('/admin/programs?q=nile#top');
});

test.each([
  null,
  '',
  'admin',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/.//elsewhere.example',
  '/./\\elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '\t//elsewhere.example',
  './/elsewhere.example',
  'http://here//elsewhere.example',
  'http://here:80//elsewhere.example',
])('A sign-in does not lead to %p', (next) => expect(sameSitePath(next, '/admin')).toBe('/admin'));
