// Every fixed text and picture of the site is a setting: without it its block is left out.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../../test/render-site.tsx';

const main = async () => {
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
};
const headings = (place: HTMLElement) =>
  [...place.querySelectorAll('h1, h2, h3, summary')].map(({ textContent }) => textContent);

test.each<[path: string, left: string[], gone: string[]]>([
  [
    '/',
    ['Welcome', 'Our Services', 'Get in Touch', 'Newsletter'],
    ['Our Partners', 'Address', 'Telephone', 'E-mail', 'Letters from the road'],
  ],
  ['/about', ['About Us'], ['Our Mission', 'Company Profile', 'Core Values']],
  [
    '/programs',
    ['Services', 'Services Catalog'],
    [
      'Core programs',
      'Additional services',
      'Transportation options',
      'Accommodation',
      'Benefits',
      'Tour packages',
    ],
  ],
  ['/facilities', ['Stays'], ['Equipment', 'Technology']],
  ['/contact', ['Contact Us', 'Send us a Message'], ['Departments', 'Visit Us', 'Opening hours']],
  ['/faq', ['Frequently Asked Questions'], ['Tour Packages']],
  ['/donations', ['Support Our Mission', 'Bank Transfer', 'Mobile Money/Card'], ['PayPal']],
  ['/registration-success', ['Registration Successful!'], ['What comes next']],
  [
    '/privacy',
    ['Privacy', 'Whom to ask'],
    ['What we collect, why, and how long we keep it', 'Your rights', 'In your browser, and elsewhere'],
  ],
  ['/terms', ['Terms of travel', 'Questions'], ['Registering and booking']],
  ['/nowhere', ['Page not found'], ['This track ends in tall grass']],
])('what nobody has filled in is left out of %s, headings included', async (path, left, gone) => {
  await renderSite(path);
  const full = headings(await main());
  for (const heading of gone) expect(full).toContain(heading);
  document.body.innerHTML = '';

  await renderSite(path, { settings: null });
  await waitFor(async () => expect(headings(await main())).toEqual(expect.arrayContaining(left)));
  const empty = headings(await main());
  for (const heading of gone) expect(empty).not.toContain(heading);
});

test('A logo takes the place of the house’s mark and the name, in the header and in the foot', async () => {
  await renderSite('/faq', { settings: { brand: { logoUrl: '/media/own.jpg' } } });
  await main();
  for (const place of ['banner', 'contentinfo'])
    expect(within(screen.getByRole(place)).getByRole('img', { name: 'Lubugo Journeys' })).toBeVisible();
});

test('What is said of the stays, of the search and of the health questions is a setting', async () => {
  await renderSite('/facilities', {
    settings: { stays: { firstLabel: 'Begin here', othersLabel: 'Up the river' } },
  });
  expect(await main()).toHaveTextContent('Begin here');
  expect(await main()).toHaveTextContent('Up the river');
  document.body.innerHTML = '';

  await renderSite('/programs', { settings: { services: { searchExample: 'Lakes, birds' } } });
  await main();
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Lakes, birds');
  document.body.innerHTML = '';

  await renderSite('/registration', { settings: { legal: { healthReason: 'We walk far.' } } });
  expect(await main()).toHaveTextContent('We walk far. What you tell us lets us choose the right route');
  expect(await main()).not.toHaveTextContent('hospital');
});

test('The words over the company profile and before the link to the donations are settings', async () => {
  const about = {
    profileTitle: 'Profile',
    profileLabel: 'Our booklet',
    paragraphs: ['We are three.'],
    giftsLead: 'Gifts plant our trees:',
  };
  await renderSite('/about', { settings: { about } });
  expect(await main()).toHaveTextContent('Our booklet');
  expect(await main()).toHaveTextContent('Gifts plant our trees: support our mission.');
  expect(await main()).not.toHaveTextContent(/on the plane|carried by gifts/);
});
