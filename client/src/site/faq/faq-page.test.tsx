import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoCompany } from '../../../test/rows/demo-settings.ts';

const [first, second] = [
  'Can I change a tour, or must I take it as it is described?',
  'Are gorilla and chimpanzee permits in the price?',
];
const question = (name: string) => screen.findByRole('heading', { level: 3, name });
const opened = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);

test('the five categories stand in their order with two questions each', async () => {
  await renderSite('/faq');
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  const main = within(screen.getByRole('main'));
  const categories = main.getAllByRole('heading', { level: 2 });
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    'Tour Packages',
    'Booking & Payments',
    'Travel Insurance',
    'Services & Accommodations',
    'Travel Essentials',
  ]);
  for (const category of categories) {
    const section = within(screen.getByRole('region', { name: category.textContent ?? '' }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  }
});

test('one answer is open at a time, and a second press closes it', async () => {
  const { user } = await renderSite('/faq');
  await user.click(await question(first));
  expect(opened()).toEqual([first]);
  await user.click(await question(second));
  await waitFor(() => expect(opened()).toEqual([second]));
  await user.click(await question(second));
  await waitFor(() => expect(opened()).toEqual([]));
});

test('the arrow keys go from question to question', async () => {
  const { user } = await renderSite('/faq');
  (await question(first)).closest('summary')?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.closest('section')).toHaveAccessibleName('Travel Essentials');
});

test.each(['/faq', '/programs', '/privacy', '/terms'])(
  'an answer is promised in the same time everywhere: %s',
  async (path) => {
    await renderSite(path);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent(demoCompany.answers));
    const others = main.textContent?.replaceAll(demoCompany.answers, '');
    expect(others).not.toMatch(/working day|answer within|comes back within/);
  },
);
