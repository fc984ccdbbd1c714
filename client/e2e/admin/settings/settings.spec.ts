// An owner makes the site her own, and sees each change on the very next page; what was there is put back at the end.
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../../journey.ts';

async function openSettings(page: Page, group: RegExp) {
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('link', { name: group }).click();
  await expect(page.getByText('All is saved')).toBeVisible();
}

async function saveSettings(page: Page) {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('All is saved')).toBeVisible();
}

/** The page as it comes from the server, without a script that could have changed it. */
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('name, phone, the order of the slides and a question are on the site in the very next page', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/settings');
  await page.getByRole('link', { name: /^Company/ }).click();
  const name = page.getByLabel('Name', { exact: false }).first();
  await expect(name).toHaveValue('Lubugo Journeys');
  await name.fill('Nile and Hills');
  const phones = page.getByLabel(/^Phones/);
  const before = await phones.inputValue();
  await phones.fill('+256 000 555 099');
  await saveSettings(page);
  const contact = await htmlOf(page, '/contact');
  expect(contact).toContain('Nile and Hills');
  expect(contact).toContain('+256 000 555 099');
  expect(await accessibilityFaults(page)).toEqual([]);
  await name.fill('Lubugo Journeys');
  await phones.fill(before);
  await saveSettings(page);
  expect(await htmlOf(page, '/contact')).not.toContain('Nile and Hills');

  await openSettings(page, /^Home page/);
  const slides = page.getByRole('group', { name: /^Slides/ });
  const titles = () =>
    slides.getByRole('listitem').getByRole('button', { expanded: false }).allTextContents();
  const [first = '', second = ''] = await titles();
  const grips = slides.locator('[data-grip]');
  const from = await grips.nth(0).boundingBox();
  const to = await grips.nth(1).boundingBox();
  if (!from || !to) throw new Error('The slides have no grips.');
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 40, { steps: 3 });
  await page.mouse.move(to.x + 8, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await titles())[0]).toBe(second);
  await saveSettings(page);
  const home = (await htmlOf(page, '/')).split('<body')[1] ?? '';
  expect(home.indexOf(second)).toBeGreaterThan(0);
  expect(home.indexOf(first) === -1 || home.indexOf(second) < home.indexOf(first)).toBe(true);
  await page.getByRole('button', { name: `Move ${first} up` }).press('Enter');
  await saveSettings(page);

  await openSettings(page, /^Questions and answers/);
  const question = page
    .getByRole('group', { name: /^Questions/ })
    .getByRole('listitem')
    .first();
  await question.getByRole('button', { expanded: false }).click();
  const answer = question.getByLabel('Answer');
  const said = await answer.inputValue();
  await answer.fill('Ask us, and {name} will tell you.');
  await saveSettings(page);
  expect(await htmlOf(page, '/faq')).toContain('Ask us, and Lubugo Journeys will tell you.');
  await answer.fill(said);
  await saveSettings(page);
});

test('a page of settings fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, '/admin/settings/home');
  await expect(page.getByText('All is saved')).toBeVisible();
  await expectFitsWidth(page);
});

test('what is said of a save leaves the Save button of a phone free for the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, '/admin/settings/partners');
  await expect(page.getByText('All is saved')).toBeVisible();
  // One more makes the page long enough, and puts it where its end is.
  await page.getByRole('button', { name: 'Add a partner' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sipi Coffee House');
  await page.getByRole('textbox', { name: 'Description' }).scrollIntoViewIfNeeded();
  await saveSettings(page);
  const said = await page.locator('[data-sonner-toast]').boundingBox();
  const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  if (!said || !save) throw new Error('Nothing is said of the save.');
  expect(said.y + said.height).toBeLessThanOrEqual(save.y);
  await page.getByRole('button', { name: 'Remove Sipi Coffee House' }).click();
  await saveSettings(page);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a question is dragged by its grip, further than the screen shows; beside the grip the page scrolls', async ({
    page,
  }) => {
    await signIn(page, '/admin/settings/faq');
    await expect(page.getByText('All is saved')).toBeVisible();
    const list = page.getByRole('group', { name: /^Questions/ });
    const titles = () =>
      list.getByRole('listitem').getByRole('button', { expanded: false }).allTextContents();
    const before = await titles();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0, x = 0) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const drag = async (x: number, from: number, to: number) => {
      await touch('touchStart', from, x);
      for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', from + part * (to - from), x);
    };
    const scrolled = () => page.evaluate(() => scrollY);

    const row = list.getByRole('listitem').first();
    const beside = await row.boundingBox();
    if (!beside) throw new Error('There are no questions.');
    const scrollEnd = page.evaluate(
      () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
    );
    await drag(beside.x + 80, beside.y + 20, beside.y - 180);
    await touch('touchEnd');
    // A finger gives the page a push, which is stronger on some machines: it may carry the row off the screen.
    await scrollEnd;
    expect(await scrolled()).toBeGreaterThan(50);
    expect(await titles()).toEqual(before);

    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const grip = await row.locator('[data-grip]').boundingBox();
    if (!grip) throw new Error('The question has no grip.');
    const start = await scrolled();
    await drag(grip.x + 16, grip.y + 22, 725);
    // At the edge of the screen the page goes on by itself.
    await expect.poll(scrolled).toBeGreaterThan(start + 300);
    await touch('touchEnd');
    await expect.poll(async () => (await titles()).indexOf(before[0] ?? '')).toBeGreaterThan(4);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});
