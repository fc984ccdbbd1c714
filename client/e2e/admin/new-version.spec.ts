import { expect, signIn, test } from '../journey.ts';

test.use({ expectedInConsole: [/404|Failed to fetch dynamically|preload|TypeError/] });

test('the editor that is gone after a deployment leaves the form and what was typed, and says what to do', async ({
  page,
}) => {
  await signIn(page, '/admin/posts');
  const editor = /\/assets\/content-editor-[^/]+\.js/;
  await page.route(editor, (route) => route.fulfill({ status: 404, body: 'No such file.' }));
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A ferry at Paraa again');
  await expect(dialog.getByRole('alert')).toContainText('A new version is here');
  await expect(dialog.getByLabel('Title')).toHaveValue('A ferry at Paraa again');
  await page.unroute(editor);
  page.on('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByText('We kept what you typed here before.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('A ferry at Paraa again');
  await expect(dialog.getByRole('textbox', { name: /Content/ })).toBeVisible();
});

test('a screen that is gone leaves the sidebar, and says what to do', async ({ page }) => {
  await signIn(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/assets\/facilities-page-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Stays' }).click();
  await expect(page.getByRole('alert')).toContainText('A new version is here');
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('button', { name: 'Add Member' })).toBeVisible();
});
