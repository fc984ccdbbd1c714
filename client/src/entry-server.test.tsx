/** @jest-environment ./test/runner/server-environment.mjs */

import { describe, expect, test } from '@jest/globals';
import { getOperationAST } from 'graphql';
import { foundPaths, missingPaths } from '../e2e/public-paths.ts';
import { demoExecute, demoProgram } from '../test/rows/demo-api.ts';
import { demoGalleryItem } from '../test/rows/demo-gallery.ts';
import { writtenCompany } from '../test/rows/demo-settings.ts';
import { render } from './entry-server.tsx';
import { render as renderStaffShell } from './staff-shell.ts';

const drawn = new Map<string, ReturnType<typeof render>>();

/** The page of an address, drawn once for all that is said of it here. */
function open(url: string) {
  const page = drawn.get(url) ?? draw(url);
  drawn.set(url, page);
  return page;
}
const draw = (url: string) => render({ url, origin: 'https://lubugo.example', execute: demoExecute() });

test.each([
  ['/', 'Our Services'],
  ['/programs', 'Services Catalog'],
  ['/programs/2', 'Where the Nile narrows.'],
  ['/about', 'Our Leadership'],
  ['/coaches', 'Our Travel Experts'],
  ['/facilities', 'View Stay: Tented Camp'],
  ['/facilities/2', 'Available on request'],
  ['/alumni', 'I forgot my knees altogether.'],
  ['/faq', 'the law allows civilians neither'],
  ['/privacy', 'Made anonymous 365 days after the day your journey starts.'],
  ['/terms', 'Up to 45 days before departure'],
  ['/registration', 'Murchison Falls</option>'],
  ['/donations', 'Mobile Money/Card'],
  ['/news', 'A third off the treehouses'],
  ['/news/2', 'Related Articles'],
  ['/gallery', 'Market morning'],
  ['/videos', 'Sintel by the fire'],
  ['/contact', 'Customer Support'],
])('%s is complete without JavaScript', async (url, text) => {
  const { status, body, head, styles, cacheable } = await open(url);
  expect({ status, cacheable }).toEqual({ status: 200, cacheable: true });
  expect(body).toContain(text);
  expect(head).toContain(`<link data-page rel="canonical" href="https://lubugo.example${url}">`);
  expect(styles).toMatch(/^<style data-emotion="l-global /);
});

test.each([
  '/nowhere',
  '/programs/99',
  '/programs/abc',
  '/facilities/99',
  '/facilities/abc',
  '/news/99',
  '/news/abc',
])('%s is a 404 with the shell around it', async (url) => {
  const { status, body, head, cacheable } = await open(url);
  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toMatch(/<header.*<footer/s);
  expect(head).toContain('content="noindex"');
});

test.each(['/programs/99', '/facilities/99', '/news/99'])(
  'what is known not to exist has the page of %s without its query, the same for all numbers',
  async (url) => {
    const asked = await open(url);
    const asks: (string | undefined)[] = [];
    const answer = demoExecute();
    const execute: typeof answer = (document, variables) => {
      asks.push(getOperationAST(document)?.name?.value);
      return answer(document, variables);
    };
    const missing = (other: string) =>
      render({ url: other, origin: 'https://lubugo.example', execute, isMissing: true });
    await missing(url);
    expect(asks).toEqual(['Shell']);
    expect(await missing(url)).toEqual({ ...asked, state: '' });
    expect(await missing(url.replace('99', '0'))).toEqual(await missing(url));
  },
);

test('a page that breaks while it is drawn is no page, though all of it stands below a Suspense', async () => {
  const demo = demoExecute();
  const broken: typeof demo = async (document, variables) => {
    const { data } = await demo(document, variables);
    return JSON.parse(JSON.stringify({ data }).replaceAll('"2 days"', '{"days":2}'));
  };
  const opened = render({ url: '/programs/2', origin: 'https://lubugo.example', execute: broken });
  await expect(opened.then(() => 'a page')).rejects.toThrow('Objects are not valid as a React child');
});

test('the page after a registration is nothing for search engines', async () => {
  const { status, body, head } = await open('/registration-success');
  expect(status).toBe(200);
  expect(body).toContain('Registration Successful!');
  expect(head).toContain('content="noindex"');
});

test('without JavaScript the registration shows all its steps and the program of its address', async () => {
  const { body } = await open('/registration?program=2');
  expect(body).toMatch(/<noscript>.*All five steps stand on this page.*\+256/s);
  expect(body).toMatch(/<option value="2" selected="">Murchison Falls/);
  expect(body).toContain('action="/registration#registration-form" method="post"');
});

test('a form that came back stands there with all that was typed and what is wrong', async () => {
  const values = { firstName: 'Grace', medications: 'Malarone', consent: '' };
  const problems = { lastName: 'Last name is required.', consent: 'You must agree' };
  const posted = { id: 'registration', values, problems, failure: '', token: 'a-token' };
  const page = await render({
    url: '/registration',
    origin: 'https://lubugo.example',
    execute: demoExecute(),
    posted,
  });
  expect(page.head).toContain('<title>Please check the form · Registration');
  expect(page.body).toContain('value="Grace"');
  expect(page.body).toContain('>Malarone</textarea>');
  expect(page.body).toContain('2 answers need another look');
  expect(page.body).toContain('<a href="#registration-consent"');
  expect(page.body).toContain('<input type="hidden" name="token" value="a-token"/>');
  expect(JSON.parse(page.posted)).toEqual(posted);
  expect(page.cacheable).toBe(false);
});

test('the filter in the address is rendered', async () => {
  const { body } = await open('/programs?search=nile');
  expect(body).toContain('Read More and Book a Tour: Murchison Falls');
  expect(body).not.toContain('Read More and Book a Tour: Gorilla Trek');
});

const sixty = Array.from({ length: 60 }, (_, index) => index + 1);
const openMany = (url: string) =>
  render({
    url,
    origin: 'https://lubugo.example',
    execute: demoExecute({
      programs: sixty.map((id) => demoProgram({ id, name: `Item ${id}.` })),
      gallery: sixty.map((id) => demoGalleryItem({ id, title: `Item ${id}.` })),
    }),
  });

test('a page of a long list holds its items alone, with plain links to the pages beside it', async () => {
  const { body, head, state } = await openMany('/programs?page=2');
  expect(body.match(/Read More and Book a Tour: /g)).toHaveLength(24);
  expect(body).toMatch(/<a[^>]*rel="prev"[^>]*href="\/programs#catalog"/);
  expect(body).toMatch(/<a[^>]*rel="next"[^>]*href="\/programs\?page=3#catalog"/);
  expect(body).not.toContain('role="button"');
  expect(head).toContain('· Page 2</title>');
  expect(head).toContain('rel="canonical" href="https://lubugo.example/programs?page=2"');
  expect(head).toContain('rel="prev" href="https://lubugo.example/programs"');
  expect(head).toContain('rel="next" href="https://lubugo.example/programs?page=3"');
  expect(state).not.toContain('Item 49.');
});

test('a page after the last one is no page for search engines', async () => {
  const { head, body } = await openMany('/programs?page=9');
  expect(head).toContain('content="noindex"');
  expect(body).toContain('No programs found matching your criteria.');
});

test('a picture of another page is drawn large, with those beside it', async () => {
  const { body } = await openMany('/gallery?picture=40');
  expect(body).toContain('40 of 60');
  expect(body).toMatch(
    /<button[^>]*value="39"[^>]*aria-label="Previous picture"|aria-label="Previous picture"[^>]*value="39"/,
  );
});

test('a program that is not among the first is chosen in the registration', async () => {
  const { body } = await openMany('/registration?program=59');
  expect(body).toMatch(/<option[^>]*value="59"[^>]*selected[^>]*>Item 59\./);
  expect(body).toContain('These are the first');
});

test('a program describes itself to search engines as a trip with an offer in shillings', async () => {
  const { head } = await open('/programs/2');
  expect(head).toContain('"@type":"TouristTrip"');
  expect(head).toContain('"price":640000,"priceCurrency":"UGX"');
  expect(head).toContain(
    `property="og:image" content="https://lubugo.example/media/${'a'.repeat(32)}/share.jpg"`,
  );
});

test('a schedule says when a program starts; it is no itinerary for search engines', async () => {
  expect((await open('/programs/1')).head).not.toContain('itinerary');
});

test.each([
  ['/programs/1', ['Home', 'Services', 'Gorilla Trek']],
  ['/facilities/1', ['Home', 'Stays', 'Ridge Lodge']],
  ['/news/2', ['Home', 'News', 'Film night']],
  ['/contact', ['Home', 'Contact']],
  ['/about', ['Home', 'About']],
  ['/faq', ['Home', 'FAQ']],
])('the trail of %s begins at Home: %j', async (url, names) => {
  const { head } = await open(url);
  const [, trail = ''] = /("@type":"BreadcrumbList".*?)<\/script>/s.exec(head) ?? [];
  expect([...trail.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual(names);
});

test.each(['/', '/faq', '/registration', '/privacy'])(
  '%s is shared with the picture of the agency',
  async (url) => {
    const { head } = await open(url);
    expect(head).toContain('property="og:image:alt" content="Lubugo Journeys: ');
    expect(head).toMatch(/property="og:image" content="https:\/\/lubugo.example\/media\/\w+\/share.jpg"/);
  },
);

test.each([
  ['/facilities/1', '"@type":"LodgingBusiness"'],
  ['/facilities/1', '"@type":"BreadcrumbList"'],
  ['/faq', '"@type":"FAQPage"'],
  ['/about', '"@type":"TravelAgency"'],
  ['/news/2', '"@type":"NewsArticle"'],
  ['/news/2', '"@type":"VideoObject"'],
  ['/news/2', '"@type":"BreadcrumbList"'],
  ['/videos', '"embedUrl":"https://www.youtube-nocookie.com/embed/eRsGyueVLvQ'],
  ['/contact', '"@type":"OpeningHoursSpecification"'],
])('%s tells search engines %s', async (url, data) => {
  expect((await open(url)).head).toContain(data);
});

test.each(['/news', '/news/2'])('%s names the feed', async (url) => {
  expect((await open(url)).head).toContain('href="https://lubugo.example/news/rss.xml"');
});

test.each(['/newsletter/confirm?token=a', '/newsletter/unsubscribe?token=a'])(
  '%s is nothing for search engines',
  async (url) => {
    const { status, head } = await open(url);
    expect(status).toBe(200);
    expect(head).toContain('content="noindex"');
  },
);

test('what the page knew comes along, so that the browser need not ask again', async () => {
  const { state } = await open('/programs/2');
  expect(JSON.parse(state)).toHaveProperty(['Program:2', 'name'], 'Murchison Falls');
});

test('the staff’s part is a shell that search engines leave alone', async () => {
  const execute = demoExecute();
  const { status, body, head, modules } = await renderStaffShell({
    origin: 'https://lubugo.example',
    execute,
  });
  expect({ status, body, modules }).toEqual({
    status: 200,
    body: '',
    modules: ['src/admin/admin-app.tsx'],
  });
  expect(head).toContain('content="noindex"');
});

// The browser draws at the address as it stands over HTML that was kept for all addresses of the page.
test.each([...foundPaths, '/gallery?picture=1', '/programs?category=activity'])(
  '%s looks the same whatever else its address says',
  async (url) => {
    const others = `${url.includes('?') ? '&' : '?'}utm_source=letter&picture=x&sent=nonsense`;
    expect(await draw(url + others)).toEqual(await draw(url));
  },
);

test.each([
  ['/nowhere', '/-/-'],
  ['/programs/x/y', '/programs/-/-'],
])('the page of an address that does not exist holds nothing of it: %s', async (url, other) => {
  expect(await open(url)).toEqual(await open(other));
});

/** What an agency calls itself is on every page, and what it has not said is on none. */
describe('Every page', () => {
  const everywhere = [...foundPaths, ...missingPaths];
  const drawWith = (url: string, settings: Parameters<typeof demoExecute>[0]) =>
    render({ url, origin: 'https://nile.example', execute: demoExecute(settings) });

  const wordsOf = (html: string) =>
    html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<\/(p|li|h\d|div|dd|dt|a|button|address|label)>|<br>/g, '\n')
      .replaceAll(/<[^>]*>/g, '');

  test.each(everywhere)('%s of an agency that has said nothing holds no empty value', async (url) => {
    const { head, body } = await drawWith(url, { settings: null });
    expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toMatch(/^[^·]*[^·\s]$/);
    expect(head).not.toMatch(/content=""|undefined|:null|:""/);
    expect(wordsOf(body)).not.toMatch(/\bundefined\b|\bnull\b|\[object|^, | ,|[^.] \.(\s|$)/m);
    expect(body).not.toMatch(/href="(mailto:|tel:|)"|wa\.me|<h\d[^>]*><\/h\d>|<ul[^>]*><\/ul>/);
  });

  test.each(everywhere)('%s names the agency as it calls itself', async (url) => {
    const company = { ...writtenCompany, name: 'Nile Ways' };
    const { head, body, company: known } = await drawWith(url, { settings: { company } });
    expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toContain('Nile Ways');
    expect(body).toContain('aria-label="Nile Ways Home"');
    expect(head + body + known).not.toContain('Lubugo Journeys');
  });
});
