import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoAlumni } from '../../../test/rows/demo-alumni.ts';
import { demoProgram } from '../../../test/rows/demo-api.ts';
import { demoCoaches } from '../../../test/rows/demo-coaches.ts';
import { demoFacilities } from '../../../test/rows/demo-facilities.ts';
import { demoImage } from '../../../test/rows/demo-image.ts';
import {
  demoAboutCards,
  demoAboutTitle,
  demoPartners,
  demoSlides,
  demoValueCards,
} from '../../../test/rows/demo-settings.ts';
import { statistics } from './statistics-band.tsx';

const titles = demoSlides.map(({ title }) => title);
const fourPrograms = [1, 2, 3, 4].map((id) => demoProgram({ id }));

async function openHome(programs = fourPrograms) {
  await renderSite('/', { programs });
  // The page is fetched in real time; from here on the test says when time passes.
  await screen.findByRole('region', { name: 'Our Services' });
  jest.useFakeTimers();
  press('Next slide');
  press('Previous slide');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** What the mouse does there; the test's page knows no events of pointers. */
const mouse = (what: 'over' | 'out', place: HTMLElement) =>
  fireEvent(
    place,
    Object.assign(new MouseEvent(`pointer${what}`, { bubbles: true }), { pointerType: 'mouse' }),
  );
const heroTitle = () => document.querySelector('[data-current] h2')?.textContent;
const service = () => {
  const slider = within(screen.getByRole('region', { name: 'Our Services' }));
  return slider.getByRole('heading', { level: 3 }).textContent;
};

afterEach(() => {
  jest.useRealTimers();
});

test('hero and services move on together every five seconds, each wrapping at its own end', async () => {
  await openHome();
  expect([heroTitle(), service()]).toEqual([titles[0], 'Journey 1']);
  wait(4.9);
  expect(service()).toBe('Journey 1');
  wait(0.2);
  expect([heroTitle(), service()]).toEqual([titles[1], 'Journey 2']);
  wait(5);
  wait(5);
  expect([heroTitle(), service()]).toEqual([titles[0], 'Journey 4']);
  wait(5);
  expect([heroTitle(), service()]).toEqual([titles[1], 'Journey 1']);
});

test('the arrows wrap at the first slide', async () => {
  await openHome();
  press('Previous slide');
  expect([heroTitle(), service()]).toEqual([titles[2], 'Journey 4']);
});

test('a dot shows its slide', async () => {
  await openHome();
  press('Show slide 3');
  expect(heroTitle()).toBe(titles[2]);
});

test('the pause button stops both, and the play button starts them again', async () => {
  await openHome();
  press('Pause slides');
  wait(20);
  expect(service()).toBe('Journey 1');
  press('Play slides');
  wait(5);
  expect(service()).toBe('Journey 2');
});

describe('While the keyboard’s focus is in a carousel', () => {
  const focus = (role: string, name: string | RegExp) => act(() => screen.getByRole(role, { name }).focus());

  test('slides hold still while the focus is on them', async () => {
    await openHome();
    focus('button', 'Next service');
    wait(20);
    expect([heroTitle(), service()]).toEqual([titles[0], 'Journey 1']);
  });

  test('they do so from one control to the next, and go on when it leaves', async () => {
    await openHome();
    focus('button', 'Previous service');
    focus('button', 'Next service');
    wait(20);
    expect(service()).toBe('Journey 1');
    focus('link', 'Contact Us');
    wait(5);
    expect([heroTitle(), service()]).toEqual([titles[1], 'Journey 2']);
  });

  test('a mouse that passes over either of them does not set them off', async () => {
    await openHome();
    focus('button', 'Next slide');
    for (const name of ['Highlights', 'Our Services']) {
      const region = screen.getByRole('region', { name });
      mouse('over', region);
      mouse('out', region);
    }
    wait(20);
    expect(service()).toBe('Journey 1');
  });

  test('the focus that leaves does not set them off under the mouse', async () => {
    await openHome();
    mouse('over', screen.getByRole('region', { name: 'Highlights' }));
    focus('button', 'Next slide');
    focus('link', 'Contact Us');
    wait(20);
    expect(service()).toBe('Journey 1');
  });
});

test('slides hold still while the mouse is on them, and go on when it leaves', async () => {
  await openHome();
  const region = screen.getByRole('region', { name: 'Our Services' });
  mouse('over', region);
  wait(20);
  expect(service()).toBe('Journey 1');
  const next = screen.getByRole('button', { name: 'Next service' });
  fireEvent.click(next);
  mouse('out', region);
  wait(5);
  expect(service()).toBe('Journey 3');
});

test('slides hold still under the keyboard when the mouse leaves the other carousel', async () => {
  await openHome();
  act(() => screen.getByRole('button', { name: 'Show slide 2' }).focus());
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Our Services' }));
  wait(20);
  expect(service()).toBe('Journey 1');
});

test('a single program has no arrows', async () => {
  await openHome([demoProgram({ id: 1 })]);
  expect(screen.queryByRole('button', { name: 'Next service' })).not.toBeInTheDocument();
  wait(5);
  expect(service()).toBe('Journey 1');
});

test('the page leads on with the buttons visitors know', async () => {
  await openHome();
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('View Gallery')).toBe('/gallery');
  expect(target('Explore Services')).toBe('/programs');
  expect(target(/^Learn More/)).toBe('/programs/1');
  expect(target('Contact Us')).toBe('/contact');
});

test('five partners and the ways to get in touch are named', async () => {
  await openHome();
  const partners = within(screen.getByRole('region', { name: 'Our Partners' }));
  expect(partners.getAllByRole('listitem')).toHaveLength(5);
  const touch = within(screen.getByRole('region', { name: 'Get in Touch' }));
  expect(touch.getAllByRole('link', { name: /@lubugo\.example$/ })).toHaveLength(2);
  expect(touch.getByText(/Kampala, Uganda/)).toBeVisible();
});

test('the six figures count the public lists, as oddly as they always did', async () => {
  await openHome();
  const band = within(screen.getByRole('region', { name: 'Statistics' }));
  const names = band.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = band.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names.map((name, index) => [name, figures[index]])).toEqual([
    ['Years In Service', '3+'],
    ['Travel Services', '4'],
    ['Successful Tours', String(demoCoaches.length)],
    ['Happy Travelers', String(demoFacilities.length)],
    ['Countries Covered', String(demoAlumni.length)],
    ['Hotel & Travel Partners', '5'],
  ]);
});

test('a figure that staff set stands in place of the count, and the others go on counting', () => {
  const counted = { totalCount: 6 };
  const home = {
    yearsInService: '3+',
    travelServices: null,
    successfulTours: '1,200',
    happyTravelers: '0',
    countriesCovered: null,
    travelPartners: null,
  };
  expect(
    statistics({
      programs: counted,
      coaches: counted,
      facilities: counted,
      alumni: counted,
      siteSettings: { home, partners: { partners: null } },
    }),
  ).toEqual([
    ['Years In Service', '3+'],
    ['Travel Services', '6'],
    ['Successful Tours', '1,200'],
    ['Happy Travelers', '0'],
    ['Countries Covered', '6'],
  ]);
});

test('the hero has three slides, each with a title and a subtitle, and a dot for each', async () => {
  await openHome();
  const slides = screen.getAllByRole('group', { name: /of 3$/, hidden: true });
  expect(slides).toHaveLength(3);
  for (const [index, slide] of slides.entries()) {
    expect(slide).toHaveTextContent(demoSlides[index]?.title ?? '');
    expect(slide).toHaveTextContent(demoSlides[index]?.subtitle ?? '');
  }
  expect(screen.getAllByRole('button', { name: /^Show slide/ })).toHaveLength(3);
});

test('the About section has cards for what sets the agency apart and what it holds to', async () => {
  await openHome();
  const section = within(screen.getByRole('region', { name: demoAboutTitle }));
  for (const { title, text } of [...demoAboutCards, ...demoValueCards]) {
    expect(section.getByText(title)).toBeVisible();
    expect(section.getByText(text)).toBeVisible();
  }
});

test('each partner has a logo, a name and a description', async () => {
  await openHome();
  const list = within(screen.getByRole('region', { name: 'Our Partners' })).getAllByRole('listitem');
  expect(list).toHaveLength(5);
  for (const [index, { name, description }] of demoPartners.entries()) {
    expect(list[index]?.querySelector('img')).toHaveAttribute('src', demoImage.url);
    expect(list[index]).toHaveTextContent(`${name}${description}`);
  }
});

test('Get in Touch names a postal address, a telephone number and two mailboxes', async () => {
  await openHome();
  const section = within(screen.getByRole('region', { name: 'Get in Touch' }));
  const targets = section.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(section.getByText(/P\.?O\.? Box/)).toBeVisible();
  expect(targets.filter((target) => target.startsWith('tel:'))).toHaveLength(1);
  expect(targets.filter((target) => target.startsWith('mailto:'))).toHaveLength(2);
});

test('the newsletter asks for an e-mail address, which the browser checks', async () => {
  await openHome();
  const field = screen.getByLabelText('Email');
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('type', 'email');
});
