import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { addressOf } from './admin/screens/staff-screen.ts';
import { staffScreens } from './admin/staff-screens.ts';
import { pageFiles } from './generated/pages.ts';
import { paths } from './paths.ts';
import { pageRoutes } from './routes.tsx';

test.each(pageRoutes)('the file named for $path is there', ({ name }) => {
  expect(existsSync(new URL(`../${pageFiles[name]}`, import.meta.url))).toBe(true);
});

test('the addresses are those visitors know', () => {
  expect(pageRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/programs',
      '/programs/:id',
      '/coaches',
      '/facilities',
      '/facilities/:id',
      '/registration',
      '/registration-success',
      '/news',
      '/news/:id',
      '/gallery',
      '/contact',
      '/faq',
      '/alumni',
      '/videos',
      '/donations',
    ]),
  );
  expect([paths.admin, paths.adminSignup, ...staffScreens.map(addressOf)]).toEqual(
    expect.arrayContaining([
      '/admin',
      '/admin/signup',
      '/admin/posts',
      '/admin/programs',
      '/admin/registrations',
      '/admin/coaches',
      '/admin/facilities',
      '/admin/gallery',
      '/admin/alumni',
    ]),
  );
  expect(paths.adminLogin()).toBe('/admin/login');
});
