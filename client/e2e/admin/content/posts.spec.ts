import type { Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  expectFitsWidth,
  recordOperations,
  signIn,
  test,
} from '../../journey.ts';
import { asStaff, confirmDelete, form, nameOf, paste, save } from '../screens.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const content = (page: Page) => form(page).getByRole('textbox', { name: 'Content' });
async function writeNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await content(page).click();
  await expect(content(page)).toBeFocused();
}
const htmlOf = async (page: Page) => {
  await form(page).getByRole('button', { name: 'HTML source' }).click();
  return form(page).getByLabel('Content').inputValue();
};

// The film's host cannot be reached from here.
test.use({ expectedInConsole: [/ERR_|Failed to load resource/] });

test('a post is written, changed and deleted, and the list is not asked for again', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  await expect(page.getByText(/^Total \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Tea time');

  await writeNew(page);
  await form(page).getByLabel('Title').fill(name);
  await content(page).click();
  await page.keyboard.type('Served at five. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bring friends.');
  await save(page);
  await expect(page.getByText('Post created successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Served at five. Bring friends.');
  // Typed in the editor, Ctrl+B means bold and leaves the sidebar alone.
  await expect(page.getByRole('link', { name: 'View All Postings' })).toContainText('View All Postings');

  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByLabel('Category').selectOption('Special Deals');
  await save(page);
  await expect(page.getByText('Post updated successfully')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Special Deals');

  await rowOf(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirmDelete(page);
  await expect(page.getByText('Post deleted successfully')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  // To change a post, its latest state is asked for; the list never is.
  expect(operations).toEqual(['CreatePost', 'StaffPostNow', 'UpdatePost', 'DeletePost']);
});

test('on a full page the article is seen as it will look while it is written', async ({ openScreen }) => {
  const page = await openScreen('/admin/posts');
  await expect(page.getByText(/^Total \d+$/)).toBeVisible();
  const operations = recordOperations(page);
  const name = nameOf('Written large');
  await writeNew(page);
  await form(page).getByLabel('Title').fill(name);
  await form(page).getByRole('button', { name: 'Write on a full page' }).click();

  const preview = page.frameLocator('iframe[title="Preview of the article"]');
  const title = preview.getByRole('heading', { name, level: 1 });
  await expect(page.getByLabel('Title')).toHaveValue(name);
  const content = page.getByRole('textbox', { name: 'Content' });
  // The editor's code may come after its place: what is typed before belongs to nobody.
  await expect(async () => {
    await content.click();
    await expect(content).toBeFocused();
    if (!(await content.textContent())?.includes('Served at five.'))
      await page.keyboard.type('Served at five.');
    await expect(content).toContainText('Served at five.', { timeout: 2_000 });
  }).toPass();
  if (await page.getByRole('button', { name: 'Preview', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.getByText('Served at five.')).toBeVisible();
  // The window is as wide as it says: what the article looks like follows from that.
  const size = () => title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const onPhone = await size();
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(size).toBeGreaterThan(onPhone);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Post created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts\/write\?id=\d+$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectFitsWidth(page);
  expect(operations).toEqual(['CreatePost']);
  await page.getByRole('button', { name: 'All posts' }).click();
  await expect(rowOf(page, name).getByRole('link', { name: `View ${name} on the website` })).toBeVisible();
});

test('Undo brings a deleted post back to its place and to the website, without asking for the list', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const editors = () => scripts.filter((url) => /content-editor/.test(url));
  await signIn(page, '/admin');
  const staff = await asStaff(page);
  const [older, newer] = [nameOf('Older'), nameOf('Newer')];
  for (const title of [older, newer]) await staff.make('posts', { title, content: title, category: 'news' });
  await page.getByRole('link', { name: 'View All Postings' }).click();
  await expect(rowOf(page, older)).toBeVisible();
  const order = async () => (await page.getByRole('row').allInnerTexts()).join().match(/(Older|Newer) \d+/g);
  const onWebsite = async () => (await (await request.get('/news')).text()).includes(older);
  const before = await order();
  const operations = recordOperations(page);

  await rowOf(page, older)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirmDelete(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // It stays while the mouse is on it.
  await undo.hover();
  await expect(page.getByText('Post deleted successfully')).toBeVisible();
  await expect(rowOf(page, older)).toHaveCount(0);
  expect(await onWebsite()).toBe(false);

  await undo.click();
  await expect(page.getByText('Post restored successfully')).toBeVisible();
  await expect(rowOf(page, older)).toBeVisible();
  expect(await order()).toEqual(before);
  expect(await onWebsite()).toBe(true);
  expect(operations).toEqual(['DeletePost', 'RestorePost']);
  await staff.removeAll();
  await test.step('the editor is loaded only when a post is opened', async () => {
    expect(editors()).toEqual([]);
    await page.getByRole('button', { name: 'New Post' }).click();
    await expect(content(page)).toBeVisible();
    expect(editors()).not.toEqual([]);
  });
});

test('the editor gives clean HTML for headings, lists, links and what is pasted from Word', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  await writeNew(page);
  await form(page).getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('Boots');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Link', exact: true }).click();
  await form(page).getByLabel('Address of the link').fill('lubugo.example/list');
  await page.keyboard.press('Enter');
  await paste(content(page), {
    html: '<p class="MsoNormal" style="margin:0"><b>Word</b><o:p></o:p></p><p class="MsoListParagraph">1.  First</p>',
  });
  const html = await htmlOf(page);
  expect(html).toContain('<h2>What to bring</h2><ul><li>Boots</li></ul>');
  expect(html).toContain('<a href="https://lubugo.example/list">https://lubugo.example/list</a>');
  expect(html).toContain('<strong>Word</strong>');
  expect(html).toContain('<ol><li>First</li></ol>');
  expect(html).not.toMatch(/class=|style=|<o:p|Mso/);
});

test('a pasted table and pasted pictures are in the post that visitors read, and what cannot be kept is said', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  const name = nameOf('Prices');
  await writeNew(page);
  await form(page).getByLabel('Title').fill(name);
  await content(page).click();
  await page.keyboard.type('What it costs.');
  await paste(content(page), {
    html: `<table class="MsoTable"><tr><td><p class="MsoNormal">Tour</p></td><td><p class="MsoNormal">Price</p></td></tr>
      <tr><td>Gorillas</td><td>5,850,000</td></tr></table><p>And a map: <img src="file:///C:/map.png"></p>`,
  });
  await expect(content(page).getByRole('cell', { name: '5,850,000' })).toBeVisible();
  await expect(form(page).getByText(/^A picture was left out/)).toBeVisible();

  await content(page).getByText('And a map:').click();
  await page.keyboard.press('End');
  await paste(content(page), { picture: 'screenshot.png' });
  await expect(content(page).locator('img[src^="/media/"]')).toHaveCount(1);
  await expect(form(page).getByText(/^A picture was left out/)).toBeHidden();
  await paste(content(page), { picture: 'another.png', drop: true });
  await expect(content(page).locator('img[src^="/media/"]')).toHaveCount(2);

  await content(page).locator('img').first().click();
  await form(page).getByRole('button', { name: 'Picture', exact: true }).click();
  await form(page).getByLabel('What it shows').fill('A map of the park.');
  await form(page).getByRole('button', { name: 'Change picture' }).click();
  await expect(content(page).getByAltText('A map of the park.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await save(page);
  await expect(page.getByText('Post created successfully')).toBeVisible();

  const staff = await asStaff(page);
  const path = await staff.pathOf('posts', name);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path.replace('/api/v1/posts', '/news'));
  await expect(page.getByRole('table').getByRole('row')).toHaveText([/Tour\s*Price/, /Gorillas\s*5,850,000/]);
  await expect(page.locator('article img[src^="/media/"], main img[src^="/media/"]').first()).toBeVisible();
  await expect(page.getByAltText('A map of the park.')).toHaveCount(1);
  await expectFitsWidth(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await staff.remove(path);
});

test('a picture in the text that does not arrive can be tried again, and holds back the saving until then', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  await writeNew(page);
  await form(page).getByLabel('Title').fill(nameOf('Slow picture'));
  await page.route('**/api/v1/uploads', (route) => route.abort(), { times: 1 });
  await paste(content(page), { picture: 'falls.png' });
  await expect(form(page).getByText(/^falls\.png was not uploaded\./)).toBeVisible();
  await save(page);
  await expect(form(page).getByText(/^A picture of the text is not uploaded yet/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Try falls.png again' }).click();
  await expect(content(page).locator('img[src^="/media/"]')).toHaveCount(1);
  await expect(form(page).getByText(/^A picture of the text is not uploaded yet/)).toBeHidden();
  await content(page).focus();
  await page.keyboard.press('Control+z');
  await expect(content(page).locator('img')).toHaveCount(0);
});

test('picture and film of a post are shown in dialogs', async ({ openScreen }) => {
  const page = await openScreen('/admin/posts');
  await page
    .getByRole('button', { name: /^Video of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: /^Image of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
