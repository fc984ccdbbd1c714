import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { isSupport } from './team-section.tsx';

const team = async (name: string) => within(await screen.findByRole('region', { name }));
const names = async (title: string) =>
  (await team(title)).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('drivers and the board lead, whoever has staff in the role supports', async () => {
  await renderSite('/coaches');
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Travel Experts' })).toBeVisible();
  expect(await names('Leadership Team')).toEqual(['Juliet Kabasinguzi', 'Moses Lokiru']);
  expect(await names('Support Team')).toEqual(['Sarah Chebet']);
});

test('a card has name, role, bio and Expertise', async () => {
  await renderSite('/coaches');
  const card = within((await (await team('Support Team')).findAllByRole('article'))[0] as HTMLElement);
  expect(card.getByText('Support Staff - Guest Relations')).toBeVisible();
  expect(card.getByText('Walks at the pace of the slowest boots.')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Expertise' })).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Forest birds',
    'First aid',
  ]);
});

test('somebody without a picture has their initials', async () => {
  await renderSite('/coaches');
  expect(await screen.findByText('SC')).toBeVisible();
});

test('the page says Loading... while the team is on its way', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/faq', { held: answer.promise });
  await goTo('/coaches');
  expect(await screen.findByText('Loading...')).toBeVisible();
  answer.resolve();
  expect(await screen.findByRole('region', { name: 'Leadership Team' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('a team of nobody yet is said in words', async () => {
  await renderSite('/coaches', { coaches: [] });
  expect(await screen.findByText('Our team will introduce itself here soon.')).toBeVisible();
});

test.each(['Support staff - Guest Relations', 'STAFF', 'Staffing Manager'])('“%s” is support', (role) => {
  expect(isSupport(role)).toBe(true);
});

test.each(['Board Chair', 'Tour Guide - Gorillas', 'Driver - 4x4 Safaris'])('“%s” leads', (role) => {
  expect(isSupport(role)).toBe(false);
});
