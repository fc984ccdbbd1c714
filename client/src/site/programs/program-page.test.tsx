import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoProgram } from '../../../test/rows/demo-api.ts';
import { demoCoaches } from '../../../test/rows/demo-coaches.ts';
import { demoDeparture, demoTier } from '../../../test/rows/demo-departures.ts';
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

describe('Beside the title', () => {
  const beside = () => document.querySelector<HTMLElement>('[data-bottom-bar]') as HTMLElement;

  test('stand price and both ways to book, in no other words than before', async () => {
    await renderSite('/programs/1');
    await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' });
    expect(beside()).toHaveTextContent(/^UGX 640,000Book NowPrefer a form\? Register online$/);
    expect(screen.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
    expect(screen.queryByText('Book online')).not.toBeInTheDocument();
  });

  test('stands the way to book online where there are dates', async () => {
    const programs = [demoProgram({ id: 1, bookingMode: 'instant', departures: [demoDeparture({ id: 5 })] })];
    await renderSite('/programs/1', { programs });
    await screen.findByRole('heading', { level: 1 });
    expect(within(beside()).getByRole('link', { name: 'Book online' })).toHaveAttribute('href', '/book/1');
    expect(within(beside()).getByRole('link', { name: 'Book Now' })).toBeVisible();
  });

  test('without a chat Book Now leads to the form', async () => {
    await renderSite('/programs/1', { settings: { company: { name: 'Lubugo Journeys' } } });
    expect(await screen.findByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/registration?program=1',
    );
  });
});

describe('A program with prices and dates', () => {
  const gorillas = (more: Partial<Parameters<typeof demoProgram>[0]> = {}) =>
    demoProgram({
      id: 1,
      bookingMode: 'instant',
      priceTiers: [
        demoTier({ id: 1, residence: 'foreignNonResident' }),
        demoTier({
          id: 2,
          residence: 'eastAfricanCitizen',
          currency: 'UGX',
          amount: 900_000,
          permit: 300_000,
        }),
      ],
      departures: [
        demoDeparture({ id: 5 }),
        demoDeparture({ id: 6, startsOn: '2026-12-11', endsOn: '2026-12-11', visible: 'few' }),
        demoDeparture({ id: 7, startsOn: '2026-12-30', endsOn: '2027-01-02', visible: 'soldOut' }),
        demoDeparture({ id: 8, startsOn: '2027-01-08', endsOn: '2027-01-10', visible: 'closed' }),
      ],
      ...more,
    });
  const dates = async () => {
    const region = within(await screen.findByRole('region', { name: 'Dates' }));
    return region.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  test('shows a table of prices with the permit apart', async () => {
    await renderSite('/programs/1', { programs: [gorillas()] });
    const table = within(await screen.findByRole('table', { name: 'Prices for each traveller' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TravellerPrice',
      'Adult, foreign non-residentUSD 1,400of which permit USD 800',
      'Adult, East African citizenUGX 900,000of which permit UGX 300,000',
    ]);
  });

  test('says in words how each date stands, with weekday and year', async () => {
    await renderSite('/programs/1', { programs: [gorillas()] });
    expect(await dates()).toEqual([
      'Fri 4 Dec to Sun 6 Dec 2026seats freeBook online: Fri 4 Dec to Sun 6 Dec 2026',
      'Fri 11 Dec 2026few seats leftBook online: Fri 11 Dec 2026',
      'Wed 30 Dec 2026 to Sat 2 Jan 2027sold outJoin the waiting list: Wed 30 Dec 2026 to Sat 2 Jan 2027',
      'Fri 8 Jan to Sun 10 Jan 2027booking closed',
    ]);
    const first = screen.getByRole('link', { name: 'Book online : Fri 4 Dec to Sun 6 Dec 2026' });
    expect(first).toHaveAttribute('href', '/book/1?date=5');
  });

  test('says that the office answers where a date is on request', async () => {
    await renderSite('/programs/1', { programs: [gorillas({ bookingMode: 'request' })] });
    expect((await dates())[0]).toContain('on request');
  });

  test('asks for exact seats only when the dates come into view', async () => {
    const operations: string[] = [];
    const shown: (() => void)[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(((take: (seen: unknown[]) => void) => ({
      observe: () => shown.push(() => take([{ isIntersecting: true }])),
      disconnect: () => undefined,
    })) as never);
    const seatsLeft = () => [
      { departureId: 5, seats: 7 },
      { departureId: 6, seats: 1 },
    ];
    await renderSite('/programs/1', { programs: [gorillas()], operations, answers: { seatsLeft } });
    expect((await dates())[0]).not.toContain('left');
    expect(operations).not.toContain('SeatsLeft');
    act(() => {
      for (const show of shown) show();
    });
    expect(await screen.findByText('7 seats left')).toBeVisible();
    expect(screen.getByText('1 seat left')).toBeVisible();
    jest.restoreAllMocks();
  });

  test('says what is kept of who cancels', async () => {
    await renderSite('/programs/1', { programs: [gorillas()] });
    const terms = within(await screen.findByRole('region', { name: 'If you cancel' }));
    expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Until 60 days beforewe keep 10 % of the total',
      'Until 30 days beforewe keep 50 % of the total',
      'After thatwe keep all of it',
    ]);
  });

  test('keeps the later of many dates one press away', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      demoDeparture({ id: at + 1, startsOn: `2026-12-${at + 10}`, endsOn: `2026-12-${at + 10}` }),
    );
    await renderSite('/programs/1', { programs: [gorillas({ departures: many })] });
    expect(await screen.findByText('4 later dates')).toBeVisible();
  });
});

test('a program without prices and dates shows no word of them', async () => {
  await renderSite('/programs/1');
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Prices', 'Dates', 'If you cancel'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

describe('Reviews of a program', () => {
  const review = (id: number, more: object = {}) => ({
    id,
    stars: 4,
    title: 'Worth each step',
    text: 'A hard climb.\n\nAnd an hour we shall not forget.',
    firstName: 'Grace',
    month: '2026-10-01',
    publishedOn: '2026-11-03',
    ...more,
  });
  const answers = {
    programReviews: (({ page }: { page: number }) => ({
      average: 4.5,
      totalCount: 9,
      nodes: [page === 2 ? review(2, { title: '', stars: 5 }) : review(1)],
      pageInfo: { hasNextPage: page !== 2 },
    })) as (input: never) => unknown,
  };

  test('stand below it with stars, first name and month, the others a press away', async () => {
    const { user } = await renderSite('/programs/1', { answers });
    const reviews = within(await screen.findByRole('region', { name: 'What guests say' }));
    expect(reviews.getByText('4.5 of 5 stars, from 9 guests who travelled with us.')).toBeVisible();
    expect(reviews.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(reviews.getByRole('heading', { level: 3, name: 'Worth each step' })).toBeVisible();
    expect(reviews.getByText('Grace, travelled in October 2026')).toBeVisible();
    await user.click(reviews.getByRole('link', { name: 'More reviews' }));
    expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous reviews' })).toHaveAttribute(
      'href',
      '/programs/1#reviews',
    );
    expect(screen.queryByRole('link', { name: 'More reviews' })).toBeNull();
  });

  test('are known to search engines, and a program without any is what it was', async () => {
    const dataOf = () =>
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    await renderSite('/programs/1', { answers });
    await screen.findByRole('region', { name: 'What guests say' });
    const trip = [dataOf()].flat(3).find((one) => [one['@type']].flat().includes('TouristTrip'));
    expect(trip ?? dataOf()['@graph'][0]).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      aggregateRating: { ratingValue: 4.5, reviewCount: 9 },
      review: [{ author: { name: 'Grace' }, datePublished: '2026-11-03', reviewRating: { ratingValue: 4 } }],
    });
  });

  test('of which there are none are nowhere on it', async () => {
    await renderSite('/programs/1');
    await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' });
    expect(screen.queryByText('What guests say')).toBeNull();
    expect(document.head.innerHTML).not.toContain('aggregateRating');
  });
});
