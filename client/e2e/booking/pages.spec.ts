// The pages on which guests book and look after their booking, filled by what only they can have: chosen dates, and keys.
import { nameOf } from '../admin/screens.ts';
import { expect, test } from '../journey.ts';
import { expectWellMade } from '../site/every-page/well-made.ts';
import { choose, fillIn, newGuest } from './guest.ts';
import { type Office, openOffice } from './office.ts';

let office: Office;
test.afterEach(() => office.close());

test('both steps, the booking and the place on the list are valid HTML, axe finds nothing at 360 and 1440, they fit, nothing is covered, and they read from the right', async ({
  page,
  request,
}) => {
  office = await openOffice(nameOf('Gorilla Trek'));
  const { programId, first, second } = office;
  const chosen = (id: number) =>
    `/book/${programId}?date=${id}&eastAfricanCitizen-adult=1&any-adult=1&step=review`;
  const well = (path: string) => expectWellMade(page, request, path, true);
  await test.step('step 1', () => well(`/book/${programId}?date=${first.id}`));
  await test.step('step 2', () => well(chosen(second.id)));

  await choose(page, office);
  await fillIn(page, newGuest());
  await page.getByRole('button', { name: 'Hold these seats' }).click();
  await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await test.step('a booking', () => well(pathname + search));

  await office.sell();
  await test.step('a date that is sold out', () => well(chosen(first.id)));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(chosen(first.id));
  await fillIn(page, newGuest());
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
  const place = new URL(page.url());
  await test.step('a place on the waiting list', () => well(place.pathname + place.search));
});
