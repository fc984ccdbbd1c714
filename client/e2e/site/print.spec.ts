// Pages on paper. Chromium's PDF counts the sheets.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { open, test } from '../journey.ts';

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const programIds = async (request: APIRequestContext): Promise<number[]> =>
  (await (await request.get('/api/v1/programs')).json()).data.map(({ id }: { id: number }) => id);

test('each program fits on one sheet, with its facts and without what cannot be pressed on paper', async ({
  page,
  request,
}) => {
  const longer: string[] = [];
  for (const id of await programIds(request)) {
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
