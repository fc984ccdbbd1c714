// What was begun on one device goes on on another; what was saved wrongly is taken back.
import {
  accessibilityFaults,
  expect,
  expectFitsWidth,
  recordOperations,
  signIn,
  test,
} from '../../journey.ts';
import { asStaff, form, nameOf, save } from '../screens.ts';

test('a draft is offered in another window, and its save is taken back from the history by keyboard', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/programs');
  const staff = await asStaff(page);
  const name = nameOf('Crater lakes');
  const [{ imageUrl }] = (await (await page.request.get('/api/v1/programs')).json()).data;
  const given = {
    name,
    description: 'A day by bicycle.',
    duration: '1 day',
    schedule: 'Daily',
    price: 90_000,
  };
  const path = await staff.make('programs', { ...given, imageUrl });
  const list = `/admin/programs?q=${encodeURIComponent(name)}`;
  const edit = { name: `Edit ${name}` };

  await page.goto(list);
  await page.getByRole('button', edit).click();
  await form(page).getByLabel('Description').fill('A day by canoe.');
  const kept = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('SaveDraft')),
  );
  // As a phone does with a page that is put aside.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await kept;

  const other = await context.newPage();
  await other.goto(list);
  await other.getByRole('button', edit).click();
  await expect(
    form(other).getByText(/^You began to change this service on .* and did not save it\.$/),
  ).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await form(other).getByRole('button', { name: 'Continue' }).click();
  await expect(form(other).getByLabel('Description')).toHaveValue('A day by canoe.');
  await save(other);
  await expect(other.getByText('Program updated successfully')).toBeVisible();

  await other.getByRole('button', edit).click();
  await form(other).getByRole('link', { name: 'History' }).click();
  await expect(other.getByRole('heading', { name: `History of “${name}”` })).toBeFocused();
  const operations = recordOperations(other);
  const changes = other.getByRole('list', { name: 'Changes' });
  await changes.getByRole('button', { name: /^Changed: Description/ }).press('Enter');
  await expect(changes.locator('del')).toContainText('bicycle');
  await expect(changes.locator('ins')).toContainText('canoe');
  for (const width of [360, 1440]) {
    await other.setViewportSize({ width, height: 800 });
    await expectFitsWidth(other);
    expect(await accessibilityFaults(other)).toEqual([]);
  }
  await changes.getByRole('button', { name: /^Restore what it was/ }).press('Enter');
  const question = other.getByRole('alertdialog', { name: 'Restore this version?' });
  await expect(question).toContainText('What changes: Description.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(other.getByText(/^Restored what it was on/)).toBeVisible();
  await expect(changes.getByRole('button', { name: /^Restore what it was/ })).toHaveCount(2);
  expect(operations).toEqual([
    'RevisionDocuments',
    'RevisionDocuments',
    'RestoreRevision',
    'StaffProgramNow',
  ]);
  const { description } = (await (await page.request.get(path)).json()).data;
  expect(description).toBe('A day by bicycle.');
  await other.close();
  await staff.removeAll();
});
