import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoProgram } from '../../../test/rows/demo-api.ts';
import { demoCoaches } from '../../../test/rows/demo-coaches.ts';
import { demoImage } from '../../../test/rows/demo-image.ts';

test('a program that is not there for visitors says so above it when its preview link shows it', async () => {
  const programs = [demoProgram({ id: 1, name: 'Not yet', status: 'scheduled' })];
  await renderSite('/programs/1?preview=token', { programs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible();
  expect(screen.getByText('Preview: not published yet')).toBeVisible();
});

test('a program shows its facts under the names visitors know', async () => {
  await renderSite('/programs/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Program Description' })).toBeVisible();
  const article = screen.getByRole('main');
  expect(article.querySelector('img')).not.toBeNull();
  expect(within(article).getAllByText('Activity')[0]).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Program Information' }));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Duration',
    'Schedule',
    'Price',
    'Max Tourists',
    'Category',
  ]);
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2 days',
    'DailyDeparts 6:00 AM',
    'UGX 640,000',
    '8',
    'Activity',
  ]);
  expect(screen.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/programs');
  await waitFor(() => expect(document.title).toBe('Gorilla Trek · Lubugo Journeys'));
});

test('under its picture stands what the media library says, or nothing', async () => {
  const image = { ...demoImage, credit: 'Amina Ssali' };
  const programs = [demoProgram({ id: 1, image } as never), demoProgram({ id: 2, name: 'Canoes' })];
  const { goTo } = await renderSite('/programs/1', { programs });
  expect(await screen.findByText('Photo: Amina Ssali')).toBeVisible();
  await goTo('/programs/2');
  await screen.findByRole('heading', { level: 1, name: 'Canoes' });
  expect(screen.queryByText(/^Photo:/)).not.toBeInTheDocument();
});

test('a program from an age on says so', async () => {
  await renderSite('/programs/1', { programs: [demoProgram({ id: 1, minimumAge: 15 })] });
  expect(await screen.findByText('From 15 years')).toBeVisible();
});

test('Book Now opens the chat in a new tab with the program named', async () => {
  await renderSite('/programs/1');
  const link = await screen.findByRole('link', { name: 'Book Now' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'I would like to book "Gorilla Trek"',
  );
});

test('who prefers a form is led to the registration with this program chosen', async () => {
  await renderSite('/programs/1');
  const link = await screen.findByText('Register online');
  expect(link).toHaveAttribute('href', '/registration?program=1');
});

test('Similar Programs lists all, the open one last and marked', async () => {
  await renderSite('/programs/1');
  const similar = within(await screen.findByRole('region', { name: 'Similar Programs' }));
  const cards = similar.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Murchison Falls',
    'Welcome Walk',
    'Gorilla Trek',
  ]);
  expect(cards.at(-1)).toHaveAttribute('aria-current', 'page');
  expect(cards[0]).not.toHaveAttribute('aria-current');
  for (const text of ['Destination', 'Murchison Falls', '2 days', 'UGX', 'Read More and Book a Tour'])
    expect(cards[0]).toHaveTextContent(text);
  expect(cards[0]?.querySelector('img')).not.toBeNull();
});

test.each(['/programs/99', '/programs/abc'])('%s says that there is no such program', async (path) => {
  await renderSite(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Program not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/programs');
});

test('a program not yet known shows a skeleton, then takes the focus with its heading', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/nowhere', { held: answer.promise });
  await screen.findByRole('heading', { level: 1 });
  await goTo('/programs/2');
  await screen.findByRole('heading', { level: 1, name: 'Loading the program' });
  answer.resolve();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Murchison Falls' })).toHaveFocus(),
  );
});

test('a picture says what it shows when staff said so, else the name of its program', async () => {
  const imageAlt = 'A silverback on a mossy ridge.';
  const programs = [demoProgram({ id: 1, imageAlt }), demoProgram({ id: 2, name: 'Welcome Walk' })];
  const { router } = await renderSite('/programs/1', { programs });
  expect((await screen.findAllByRole('img'))[0]).toHaveAccessibleName(imageAlt);
  await act(() => router.navigate('/programs/2'));
  expect(await screen.findByRole('img', { name: 'Welcome Walk' })).toBeVisible();
});

test('descriptions of Similar Programs end after 150 characters with three dots', async () => {
  const programs = [1, 2].map((id) => demoProgram({ id, description: 'x'.repeat(151) }));
  await renderSite('/programs/1', { programs });
  const similar = within(await screen.findByRole('region', { name: 'Similar Programs' }));
  expect(similar.getAllByText(`${'x'.repeat(150)}...`)).toHaveLength(2);
});

test('a program that says no more than its description has no other parts', async () => {
  await renderSite('/programs/1');
  await screen.findByRole('heading', { name: 'Program Description' });
  for (const name of ['Day by Day', 'What Is Included', 'What to Bring', /Your Guide/])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

test('a program shows its days in their order, with where, night and meals of those that say so', async () => {
  const blank = { text: null, place: null, stay: null, meals: [] };
  const forest = { title: 'Into the forest', text: 'Up at six.\n\nBack for tea.', place: 'Buhoma' };
  const dayPlan = [
    { ...blank, title: 'Kampala to Bwindi' },
    { ...blank, ...forest, stay: 'A lodge at the gate', meals: ['breakfast' as const, 'dinner' as const] },
  ];
  await renderSite('/programs/1', { programs: [demoProgram({ id: 1, dayPlan })] });
  const plan = within(await screen.findByRole('region', { name: 'Day by Day' }));
  const [first, second] = plan.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(/^Day 1Kampala to Bwindi$/);
  expect(second).toHaveTextContent(/^Day 2Into the forestUp at six\.Back for tea\./);
  expect(
    within(second)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Where', 'Night', 'Meals']);
  expect(within(second).getByText('Breakfast, dinner')).toBeVisible();
});

test('a program says what its price includes, what to bring and who guides', async () => {
  const [guide] = demoCoaches;
  const told = { included: ['Gorilla permit'], notIncluded: ['Drinks'], toBring: ['Rain coat'] };
  const guides = guide ? [guide] : [];
  await renderSite('/programs/1', { programs: [demoProgram({ id: 1, ...told, guides })] });
  const included = within(await screen.findByRole('region', { name: 'What Is Included' }));
  expect(included.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Included',
    'Not included',
  ]);
  expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gorilla permit',
    'Drinks',
  ]);
  expect(within(screen.getByRole('region', { name: 'What to Bring' })).getByText('Rain coat')).toBeVisible();
  const team = within(screen.getByRole('region', { name: 'Your Guide' }));
  expect(team.getByText(String(guide?.name))).toBeVisible();
  expect(team.getByRole('link', { name: 'Meet the whole team' })).toHaveAttribute('href', '/coaches');
});
