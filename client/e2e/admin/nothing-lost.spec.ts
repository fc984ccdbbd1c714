// What staff typed survives what may happen to them: an ended session, a broken connection, a second tab.
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, owner, recordOperations, signIn, test } from '../journey.ts';
import { form, nameOf, save } from './screens.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Each journey has a row of its own. */
const edit = (page: Page, row: number) =>
  page
    .getByRole('button', { name: /^Edit / })
    .nth(row)
    .click();

test.describe('a session that ends in mid-edit', () => {
  test.use({ expectedInConsole: [/401|^Refresh token failed$/] });

  test('is begun again over the form, in every tab, and the save goes through once', async ({
    page,
    context,
  }) => {
    await signIn(page, '/admin/programs');
    const other = await context.newPage();
    await other.goto('/admin/facilities');
    await expect(other.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
    await edit(page, 0);
    const schedule = nameOf('Departs at dawn');
    await form(page).getByLabel('Schedule').fill(schedule);
    const operations = recordOperations(page);

    // It ends while the save is on its way: before, what is asked on a timer could be refused first, and its question lie over the form.
    let isOver = false;
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      if (operationName === 'UpdateProgram' && !isOver) {
        isOver = true;
        await page.request.post('/api/v1/admin/logout');
      }
      await route.continue();
    });
    await save(page);

    const dialog = page.getByRole('alertdialog', { name: 'Sign in again to go on' });
    await expect(dialog.getByLabel('Email')).toHaveValue(owner.email);
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await expect(other.getByRole('alertdialog', { name: 'Sign in again to go on' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type(owner.password());
    await page.keyboard.press('Enter');

    await expect(page.getByText('Program updated successfully')).toBeVisible();
    await expect(rowOf(page, schedule)).toBeVisible();
    // The session is asked for anew once: by the save, or by what is asked on a timer, when that comes first.
    expect(operations.filter((name) => name === 'unnamed')).toHaveLength(1);
    expect(operations.filter((name) => name !== 'unnamed')).toEqual([
      'UpdateProgram',
      'Login',
      'UpdateProgram',
    ]);
    await expect(other.getByRole('alertdialog')).toBeHidden();
  });
});

test.describe('a network that is cut in mid-upload', () => {
  test.use({ expectedInConsole: [/ERR_/] });

  test('says so beside the picture, which is sent again with one press', async ({ openScreen }) => {
    const page = await openScreen('/admin/programs');
    await edit(page, 1);
    await form(page).getByLabel('Name').fill('Typed before the cut');
    let cut = async () => {};
    const onItsWay = new Promise<void>((sent) => {
      void page.route(
        '/api/v1/uploads',
        (route) => {
          cut = () => route.abort('internetdisconnected');
          sent();
        },
        { times: 1 },
      );
    });
    const picture = { name: 'falls.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await form(page).getByLabel('Replace').setInputFiles(picture);
    await onItsWay;
    await expect(form(page).getByText('Uploading...')).toBeVisible();

    await page.context().setOffline(true);
    await cut();
    await expect(
      form(page).getByText(/^falls\.png was not uploaded\. The server could not be reached/),
    ).toBeVisible();

    await page.context().setOffline(false);
    await form(page).getByRole('button', { name: 'Try falls.png again' }).click();
    await expect(page.getByText('Image uploaded successfully')).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('Typed before the cut');
  });
});

test('what one tab changes is in the other at its next focus, and what is typed there stays', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/programs');
  const other = await page.context().newPage();
  await other.goto('/admin/programs');
  await other.getByRole('button', { name: 'New Service' }).click();
  await form(other).getByLabel('Name').fill('Half a name');

  await edit(page, 2);
  const schedule = nameOf('Departs at noon');
  await form(page).getByLabel('Schedule').fill(schedule);
  await save(page);
  await expect(page.getByText('Program updated successfully')).toBeVisible();

  // No window is in front here, so that none gets the focus by itself.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByText(schedule)).toBeAttached();
  await expect(form(other).getByLabel('Name')).toHaveValue('Half a name');
});
