// Every screen of the staff and the forms behind it, visited once.
import { expectNothingCovered } from '../covered-controls.ts';
import { accessibilityFaults, expect, signIn, test } from '../journey.ts';
import { expectToReadFromTheRight } from '../right-to-left.ts';
import { demoRow, form, goToScreen } from './screens.ts';

// Pictures that other journeys name.
test.use({ expectedInConsole: [/Failed to load resource/] });

test('axe finds nothing on any screen and form of the staff, they can be read from right to left, and Back and the chat cover nothing', async ({
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
  let isQuestionSeen = false;
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goToScreen(page, path);
    expect(await accessibilityFaults(page), path).toEqual([]);
    await expectToReadFromTheRight(page);
    await expectNothingCovered(page, true);
    await page.setViewportSize({ width: 1440, height: 900 });
    // A newsletter is written on a page.
    const opened = form(page).or(page.getByRole('textbox', { name: 'Subject' }));
    for (const opener of [page.getByRole('button', { name: /^(New|Add) [A-Z]/ }), demoRow(page, 'Edit')]) {
      if ((await opener.count()) === 0) continue;
      await opener.click();
      await expect(opened).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Its editor comes a moment later.
      if (path === '/admin/posts') await expect(page.locator('[contenteditable=true]')).toBeVisible();
      expect(await accessibilityFaults(page), `${path}, its form`).toEqual([]);
      await expectToReadFromTheRight(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await expect(form(page)).toBeHidden();
    }
    // One question is asked of all.
    const remove = demoRow(page, 'Delete');
    if (isQuestionSeen || (await remove.count()) === 0) continue;
    isQuestionSeen = true;
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFaults(page), `${path}, its question`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
