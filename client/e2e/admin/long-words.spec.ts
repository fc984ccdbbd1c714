// One unbroken word in every field, as an address that somebody pastes: no page and no screen gets wider than its window.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../journey.ts';
import { asStaff, expectLoaded, form, goToScreen } from './screens.ts';

/** A word of `length` letters, which nothing in it lets break. */
const word = (length = 150) => 'Wandegeya'.repeat(20).slice(0, length);
const image = { imageUrl: 'https://example.org/picture.jpg', imageAlt: word() };

const content = {
  programs: {
    name: word(),
    description: word(),
    duration: word(100),
    schedule: `${word(120)}, ${word(120)}`,
    price: 999_999_999,
    category: 'activity',
    ...image,
  },
  coaches: {
    name: word(),
    role: `Tour Guide - ${word()}`,
    bio: word(),
    specialties: [word(), word()],
    ...image,
  },
  facilities: {
    name: word(),
    description: word(),
    features: [word()],
    equipment: [word()],
    ...image,
    openingHours: word(100),
    availableDays: word(100),
    capacity: word(100),
    maintenance: word(100),
  },
  posts: {
    title: word(),
    content: `<h2>${word()}</h2><p>${word()}</p><ul><li>${word()}</li></ul><blockquote>${word()}</blockquote><pre>${word()}</pre>
      <table><tbody><tr><td>${word()}</td><td>${word()}</td></tr></tbody></table>`,
    category: 'news',
    ...image,
  },
  gallery: { title: word(), category: 'activity', date: '2026-05-17', type: 'image', ...image },
  alumni: {
    name: word(),
    position: word(),
    currentTeam: word(),
    graduationYear: 2026,
    category: 'professional',
    achievements: [word(), word()],
    image: image.imageUrl,
    imageAlt: word(),
  },
};
const guest = {
  firstName: word(90),
  lastName: word(90),
  email: `${word(60)}@example.org`,
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-17',
  startDate: '2030-01-01',
  consent: true,
  emergencyName: word(90),
  emergencyPhone: '0700 000 001',
  emergencyRelation: word(50),
  medicalConditions: word(),
  allergies: word(),
  medications: word(),
};
const message = { name: word(90), email: `${word(60)}@example.org`, subject: word(), message: word() };

/** What stands out of the window, and out of no part that scrolls by itself. */
const whatIsTooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const found = wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120));
    return found.length > 0 ? found : [`words up to ${scrollWidth} px`];
  });

const email = `${word(60)}@example.net`;
const donation = { name: word(90), email, currency: 'USD', amount: 10 };

/** The screens whose rows are opened. */
const screens = [
  'posts',
  'coaches',
  'programs',
  'gallery',
  'facilities',
  'alumni',
  'registrations',
  'messages',
];

test('a word of 150 letters in every field makes no page and no screen wider than 360 or 1440 pixels', async ({
  page,
}) => {
  await signIn(page);
  const staff = await asStaff(page);
  /** What is open is looked at in both widths, as when a screen is turned: first in the one that it was opened in. */
  const expectToFit = async (what: string) => {
    for (const width of page.viewportSize()?.width === 360 ? [360, 1440] : [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => whatIsTooWide(page), `${what} at ${width}`).toEqual([]);
    }
  };
  try {
    const made: Record<string, string> = {};
    for (const [kind, data] of Object.entries(content)) made[kind] = await staff.make(kind, data);
    const programId = Number(made.programs?.split('/').at(-1));
    await staff.make('registrations', { ...guest, programId });
    for (const [path, data] of [
      ['contact', message],
      ['newsletter/subscribe', { email }],
      ['donations', donation],
    ] as const)
      expect((await page.request.post(`/api/v1/${path}`, { data })).ok(), path).toBe(true);

    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectLoaded(page);
    await expect(page.getByText('Wandegeya').first()).toBeAttached();
    await expectToFit('/admin');
    for (const screen of [...screens, 'subscribers', 'donations']) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await goToScreen(page, `/admin/${screen}`);
      // Those that are not paid stand apart.
      if (screen === 'donations') await page.getByLabel('Filter by status').selectOption('All');
      await expect(page.getByText('Wandegeya').first()).toBeAttached();
      await expectToFit(`/admin/${screen}`);
      if (!screens.includes(screen)) continue;
      await page
        .getByRole('button', { name: /^(Edit|Open) .*Wandegeya/ })
        .first()
        .click();
      await expect(form(page)).toBeVisible();
      await expectToFit(`the dialog of /admin/${screen}`);
      await page.keyboard.press('Escape');
      // One question is asked of all.
      if (screen === 'posts') {
        await page
          .getByRole('button', { name: /^Delete .*Wandegeya/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectToFit(`the question of /admin/${screen}`);
        await page.keyboard.press('Escape');
      }
      if (!['registrations', 'messages'].includes(screen)) continue;
      await page
        .getByRole('button', { name: /^Open .*Wandegeya/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Open as page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Wandegeya/ })).toBeVisible();
      await expectLoaded(page);
      await expectToFit(`the page of one of /admin/${screen}`);
    }
    const one = (kind: string) => made[kind]?.replace('/api/v1', '').replace('/posts', '/news') ?? '';
    const details = ['programs', 'facilities', 'posts'].map(one);
    const pages = ['/', '/about', '/programs', '/coaches', '/facilities', '/news', '/gallery', '/alumni'];
    for (const path of [
      ...pages,
      '/videos',
      '/registration',
      `/registration?program=${programId}`,
      ...details,
    ]) {
      // With what stands in for a picture that cannot be loaded.
      await page.goto(path);
      await expectToFit(path);
    }
  } finally {
    await staff.removeAll();
  }
});
