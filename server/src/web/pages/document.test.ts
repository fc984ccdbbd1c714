import { expect, test } from '@jest/globals';
import { english, type Locale } from '../../platform/locale.ts';
import { composeDocument } from './document.ts';

const page = { head: '', styles: '', body: '', state: '', company: '', posted: '' };
const arabic: Locale = { language: 'ar', direction: 'rtl', formats: 'ar-EG' };

test.each([
  [english, 'lang="en" dir="ltr"'],
  [arabic, 'lang="ar" dir="rtl"'],
])('a document says its language and which way it is read: %p', (locale, attributes) => {
  const html = composeDocument('<!doctype html>\n<html lang="en" dir="ltr">', page, '', locale);
  expect(html).toBe(`<!doctype html>\n<html ${attributes}>`);
});

test('the icons of the tab and of telephones are those of the agency once it has a logo', () => {
  const template =
    '<html ><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';
  expect(composeDocument(template, page, '', english)).toContain('href="/apple-touch-icon.png"');
  expect(composeDocument(template, page, '', english, false, '/media/a/icon.png')).toContain(
    '<link rel="icon" href="/media/a/icon.png"><link rel="apple-touch-icon" href="/media/a/icon.png">',
  );
});

test('a page of the staff has the manifest of their app, all others that of the site', () => {
  const template = '<html lang="en" dir="ltr"><link rel="manifest" href="/manifest.webmanifest">';
  expect(composeDocument(template, page, '', english)).toBe(template);
  expect(composeDocument(template, page, '', english, true)).toContain(
    '<link rel="manifest" href="/admin/manifest.webmanifest">',
  );
});
