import { expect, test } from '@jest/globals';
import { pageAddresses } from './generated/addresses.ts';
import { findPage, isStaffAddress, listedPaths, redirectFrom } from './page-addresses.ts';
import { pageRoutes } from './routes.tsx';

const find = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const found = findPage(pathname, searchParams);
  return found && { path: found.path, id: found.id, query: found.query.toString() };
};

test.each([
  ['/', '/', undefined, ''],
  ['/programs?utm_source=x', '/programs', undefined, ''],
  ['/programs?search=+nile+&x=1&category=activity', '/programs', undefined, 'category=activity&search=nile'],
  ['/news?category=nonsense&category=news', '/news', undefined, ''],
  ['/news?search=%20', '/news', undefined, ''],
  ['/gallery?picture=3&category=facilities', '/gallery', undefined, 'category=facilities&picture=3'],
  ['/gallery?picture=03', '/gallery', undefined, ''],
  ['/registration?program=2&program=3', '/registration', undefined, 'program=2'],
  ['/programs/3?preview=token&ref=mail', '/programs/:id', '3', 'preview=token'],
  ['/news/abc', '/news/:id', 'abc', ''],
  ['/book/3?any-adult=2&any-child=0&date=7&who=me', '/book/:id', '3', 'date=7&any-adult=2'],
  ['/booking?key=K&utm_source=mail', '/booking', undefined, 'key=K'],
  ['/newsletter/confirm?sent=confirm&token=t', '/newsletter/confirm', undefined, 'token=t&sent=confirm'],
])('%s is the page %s', (address, path, id, query) => {
  expect(find(address)).toEqual({ path, id, query });
});

test.each(['/nowhere', '/programs/3/4', '/coaches/3', '/:id', '/admin', '/login'])(
  '%s is no page',
  (address) => {
    expect(find(address)).toBeNull();
  },
);

test.each([
  ['/programs/gorilla-trek-12', '12'],
  ['/programs/top-10', '10'],
  ['/programs/12', undefined],
  ['/programs/gorilla-trek', undefined],
  ['/programs/gorilla-012', undefined],
  ['/programs/%C3%A9-12', undefined],
])('the number after words in %s is %s', (path, number) => {
  expect(findPage(path, new URLSearchParams())?.number).toBe(number);
});

test('the router knows these pages and no others', () => {
  const paths = Object.values(pageAddresses).map(({ path }) => path);
  expect(pageRoutes.map(({ path }) => path).sort()).toEqual([...paths, '*'].sort());
});

test('search engines hear of every page with which somebody may begin', () => {
  const steps = [
    '/newsletter/archive',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/registration-success',
    '/booking',
    '/booking/link',
    '/booking/paid',
    '/booking/waiting',
    '/quote',
  ];
  const others = Object.values(pageAddresses).map(({ path }) => path);
  expect(listedPaths).toEqual(others.filter((path) => !steps.includes(path) && !path.includes(':id')));
});

test('the old sign-in address leads to the staff’s', () => {
  expect(redirectFrom('/login', '?next=%2Fadmin')).toBe('/admin/login?next=%2Fadmin');
  expect(redirectFrom('/programs', '')).toBeNull();
});

test('the staff’s part begins at /admin', () => {
  expect(['/admin', '/admin/posts', '/administration'].map(isStaffAddress)).toEqual([true, true, false]);
});
