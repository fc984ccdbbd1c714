import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoCoach } from '../../../test/rows/demo-coaches.ts';
import { demoParagraphs } from '../../../test/rows/demo-settings.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Answers the next download as `fetch` would. */
function answerDownload(answer: () => Promise<Response>) {
  Object.assign(URL, { createObjectURL: () => 'blob:profile', revokeObjectURL: () => undefined });
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

test('the mission is told twice in the same words', async () => {
  await renderSite('/about');
  const cards = await screen.findAllByRole('article', { name: 'Our Mission' });
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toBe(cards[1]?.textContent);
});

test('About Us says who we are', async () => {
  await renderSite('/about');
  const section = within(await screen.findByRole('region', { name: 'About Us' }));
  for (const paragraph of demoParagraphs) expect(section.getByText(paragraph)).toBeVisible();
});

test('the eight core values stand in their order', async () => {
  await renderSite('/about');
  const values = within(await screen.findByRole('region', { name: 'Core Values' }));
  expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Customer Satisfaction',
    'Integrity',
    'Adventure',
    'Sustainability',
    'Cultural Respect',
    'Safety First',
    'Quality Service',
    'Innovation',
  ]);
});

test('Our Leadership is whoever has the word board in the role, whatever the case', async () => {
  await renderSite('/about', {
    coaches: [
      demoCoach({ id: 1, name: 'Juliet', role: 'BOARD Chair' }),
      demoCoach({ id: 2, name: 'Moses', role: 'Snowboard Teacher' }),
      demoCoach({ id: 3, name: 'Musa', role: 'Member of the board' }),
    ],
  });
  const leaders = within(await screen.findByRole('region', { name: 'Our Leadership' }));
  await leaders.findByText('BOARD Chair');
  expect(leaders.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Juliet',
    'Musa',
  ]);
});

test('Download PDF says Downloading... and saves the profile under its title', async () => {
  let answer = (_: Response) => {};
  answerDownload(() => new Promise((resolve) => (answer = resolve)));
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await renderSite('/about');
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
  answer(new Response('%PDF'));
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled();
  expect(saved).toEqual(['Lubugo Journeys Company Profile.pdf']);
});

test('a download that fails is only logged, and can be tried again', async () => {
  answerDownload(async () => new Response(null, { status: 500 }));
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { user } = await renderSite('/about');
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  expect(screen.queryByText(/did not work/)).not.toBeInTheDocument();
});

test('a browser without a viewer finds a link to the profile', async () => {
  await renderSite('/about');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute(
      'href',
      '/company-profile.pdf',
    ),
  );
});
