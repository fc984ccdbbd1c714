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

test('what is said of it are the settings of the server', async () => {
  const days = { registrationDays: 100, messageDays: 200, unsubscribedDays: 1, activityDays: 40 };
  await renderSite('/privacy', { answers: { retentionPeriods: () => ({ ...days, donorYears: 3 }) } });
  for (const text of [
    'Made anonymous 100 days after the day your journey starts.',
    'Deleted after 200 days, or sooner when you ask us to.',
    /Your address is removed 1 day later;/,
    /go after 3 years;/,
    '40 days.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the foot of every page leads to it', async () => {
  await renderSite('/faq');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
