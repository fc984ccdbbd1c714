import { accessibilityFaults, expect, expectFitsWidth, open, signIn, tabTo, test } from '../../journey.ts';
import { linkMailedTo } from '../mail.ts';
import { nameOf } from '../screens.ts';

test('a newsletter is written by keyboard, seen before, tried, sent, read in the archive and left by one press', async ({
  page,
}) => {
  const email = `${nameOf('reader').replaceAll(' ', '').toLowerCase()}@example.org`;
  await open(page, '/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  await open(page, await linkMailedTo(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('button', { name: 'Confirm my subscription' })).toBeHidden();

  const subject = nameOf('News from the road');
  await signIn(page, '/admin/newsletter/write');
  await tabTo(page, page.getByRole('textbox', { name: 'Subject' }));
  await page.keyboard.type(subject);
  await tabTo(page, page.getByRole('button', { name: 'Add a part' }));
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Program');
  await page.getByRole('combobox', { name: /^Program/ }).selectOption({ index: 1 });
  await expect(page.frameLocator('iframe[title="The mail"]').getByText('UGX').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const tester = `tester-${email}`;
  await tabTo(page, page.getByRole('textbox', { name: 'Send a test to' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(tester);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`A test is on its way to ${tester}.`)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitsWidth(page);
  // A mail as wide as a phone is drawn whole on a phone, where its box has a margin.
  expect((await page.getByTitle('The mail').boundingBox())?.width).toBeLessThan(360);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /^Send now to / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send to / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expectFitsWidth(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  const path = await page.getByRole('link', { name: /^On the website/ }).getAttribute('href');
  const leave = await linkMailedTo(email, '/newsletter/unsubscribe');
  await open(page, path ?? '');
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await open(page, leave);
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await expect(page.getByRole('button', { name: 'Unsubscribe me' })).toBeHidden();
});
