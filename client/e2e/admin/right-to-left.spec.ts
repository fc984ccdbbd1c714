import { expectNothingCovered } from '../covered-controls.ts';
import { expect, signIn, test } from '../journey.ts';
import { expectToReadFromTheRight } from '../right-to-left.ts';
import { form, goToScreen } from './screens.ts';

// Pictures that other journeys name.
test.use({ expectedInConsole: [/Failed to load resource/] });

test('every screen and form of the staff can be read from right to left, and Back and the chat cover nothing', async ({
  page,
}) => {
  for (const path of ['/admin/login', '/admin/signup', '/admin/forgot-password', '/admin/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToReadFromTheRight(page);
    await expectNothingCovered(page, true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/admin');
  const links = page.getByRole('navigation', { name: 'Staff', exact: true }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goToScreen(page, path);
    await expectToReadFromTheRight(page);
    await expectNothingCovered(page, true);
    const create = page.getByRole('button', { name: /^New / });
    if ((await create.count()) === 0) continue;
    await create.click();
    // A newsletter is written on a page.
    await expect(form(page).or(page.getByRole('textbox', { name: 'Subject' }))).toBeVisible();
    await expectToReadFromTheRight(page);
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
  }
});
