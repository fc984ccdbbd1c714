import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';

test.each([
  ['Registrations', '365 days'],
  ['Health data', 'Encrypted'],
  ['Messages', 'Deleted after 730 days, or sooner when you ask us to.'],
  ['Newsletter', 'Your address is removed 30 days later'],
  ['Donations', 'Your name and contact go after 10 years;'],
  ['Activity in our dashboard', '90 days.'],
])('what is kept of %s, and how long, is said', async (what, kept) => {
  await renderSite('/privacy');
  const heading = await screen.findByRole('heading', { name: what });
  expect(heading.closest('li')).toHaveTextContent(kept);
});

test('the foot of every page leads to it', async () => {
  await renderSite('/faq');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
