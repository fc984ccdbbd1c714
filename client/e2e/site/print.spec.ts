// Pages on paper. Chromium's PDF counts the sheets.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { open, test } from '../journey.ts';

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Of the programs with the most to read: where they fit, the others do. */
async function longestPrograms(request: APIRequestContext): Promise<number[]> {
  const { data } = await (await request.get('/api/v1/programs')).json();
  const byLength = data.sort(
    (one: { description: string }, other: { description: string }) =>
      other.description.length - one.description.length,
  );
  return byLength.slice(0, 4).map(({ id }: { id: number }) => id);
}

test('the programs with the longest descriptions fit on one sheet each, with its facts and without what cannot be pressed on paper', async ({
  page,
  request,
}) => {
  const longer: string[] = [];
  for (const id of await longestPrograms(request)) {
    await open(page, `/programs/${id}`);
    if ((await sheets(page)) !== 1) longer.push(`/programs/${id}`);
  }
  expect(longer).toEqual([]);
  // As wide as the sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Toggle menu' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Program Information' })).toBeVisible();
  for (const text of ['Book Now', 'Similar Programs', 'Chat with us', 'Back to Services', 'Skip to content'])
    await expect(page.getByText(text)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
});

test('questions are printed with all their answers', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const answer of ['Change it. The descriptions', 'Boots you have walked in'])
    await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText('Chat with us')).toBeHidden();
});
