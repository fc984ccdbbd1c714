// A day of work on one post, by mouse, in two windows, on a phone and at 400 %: no press and no word is lost.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { asStaff, chooseLargePhoto, form, nameOf, paste, pressSlowly, save } from './screens.ts';

const content = (page: Page) => form(page).getByRole('textbox', { name: 'Content' });

async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: /^Edit/ }).click();
  await expect(content(page)).toBeVisible();
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Post updated successfully').last()).toBeVisible();
  await expect(form(page)).toBeHidden();
}

test('a post with a pasted table and picture is worked on by two windows, a phone and at 400 %, and keeps every word', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  const title = nameOf('A day');
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(form(page).getByLabel('Title')).toBeFocused();
  // The title is left empty: what is said about that must not take the press away.
  await pressSlowly(page, form(page).getByRole('button', { name: 'HTML source' }));
  await expect(form(page).getByText('Title is required.')).toBeVisible();
  await pressSlowly(page, form(page).getByRole('button', { name: 'HTML source' }));
  await form(page).getByLabel('Title').fill(title);
  await content(page).click();
  await page.keyboard.type('What it costs. ');
  await paste(content(page), {
    html: '<table><tr><td>Tour</td><td>Price</td></tr><tr><td>Gorillas</td><td>5,850,000</td></tr></table><p>See you.</p>',
  });
  await content(page).getByText('See you.').click();
  await page.keyboard.press('End');
  await paste(content(page), { picture: 'screenshot.png' });
  await expect(content(page).locator('img[src^="/media/"]')).toHaveCount(1);
  await save(page);
  await expect(page.getByText('Post created successfully')).toBeVisible();
  const staff = await asStaff(page);
  const path = await staff.pathOf('posts', title);

  const other = await page.context().newPage();
  await other.goto('/admin/posts');
  await edit(other, title);
  await edit(page, title);
  await form(page).getByLabel('Category').selectOption('Announcements');
  await saved(page);
  await content(other).getByText('What it costs.').click();
  await other.keyboard.press('End');
  await other.keyboard.type('All taxes are in it.');
  await saved(other);
  await other.close();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await edit(page, title);
  await expect(form(page).getByLabel('Category')).toHaveValue('announcements');
  await chooseLargePhoto(form(page).getByLabel('Choose a picture'));
  await expect(form(page).getByLabel('Image URL')).toHaveValue(/^\/media\/\w+\.jpg$/);
  await saved(page);

  await page.setViewportSize({ width: 320, height: 256 });
  await edit(page, title);
  await form(page)
    .getByLabel(/^Alt Text/)
    .fill('Noise, as a camera sees it.');
  await saved(page);

  const post = (await (await page.request.get(path)).json()).data;
  expect(post).toMatchObject({ title, category: 'announcements', imageAlt: 'Noise, as a camera sees it.' });
  expect(post.imageUrl).toMatch(/^\/media\//);
  expect(post.content).toMatch(/What it costs\. ?All taxes are in it\./);
  expect(post.content).toContain('<td>Gorillas</td><td>5,850,000</td>');
  expect(post.content).toContain('See you.');
  expect(post.content).toMatch(/<img src="\/media\/\w+\.jpg"/);
  await staff.remove(path);
});
