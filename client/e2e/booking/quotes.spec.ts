// A quote that the office writes is read, accepted and declined on a phone: with JavaScript, and again without it.
import { linkMailedTo } from '../admin/mail.ts';
import { nameOf } from '../admin/screens.ts';
import { accessibilityFaults, expect, expectFitsWidth, signIn, test } from '../journey.ts';
import { expectWellMade } from '../site/every-page/well-made.ts';
import { type Guest, newGuest } from './guest.ts';
import { type Office, openOffice } from './office.ts';

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const quoteFor = (guest: Guest, title: string) => ({
  title,
  text: 'Two nights at Bwindi.\n\nThree on the Nile.',
  ...guest,
  startsOn: dayAhead(120),
  endsOn: dayAhead(126),
  goodUntil: dayAhead(14),
  party: [{ residence: 'any', ageBand: 'adult', count: 2 }],
  currency: 'USD',
  lines: [{ text: 'Seven days', count: 2, unitAmount: 150_000, unitPermit: 80_000 }],
});

let office: Office;
test.afterEach(() => office.close());

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      // What is refused on purpose is the answer of a page where no script asks.
      expectedInConsole: [/status of (409|422)/],
    });

    test('a quote that changed is said to have, is accepted with the terms, and is a booking; another is declined', async ({
      page,
    }) => {
      office = await openOffice(nameOf('Quoted Trek'));
      const guest = newGuest();
      const input = quoteFor(guest, nameOf('Gorillas and the Nile'));
      const id = await office.quote(input);
      const link = await linkMailedTo(guest.email, '/quote');
      const answer = await page.goto(link);
      expect(answer?.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      await expect(page.getByRole('heading', { level: 1, name: input.title })).toBeVisible();
      await expectFitsWidth(page);
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('USD 3,000');

      await page.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(page.getByText('Please read the terms, and accept them to go on.').first()).toBeVisible();

      await office.changeQuote(id, { ...input, deposit: 50_000 });
      await page.getByLabel(/^I agree to these terms/).check();
      await page.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(page.getByText(/^This quote was changed after it was shown to you/)).toBeVisible();
      await expect(page.getByText('USD 500', { exact: true })).toBeVisible();

      await page.getByLabel(/^I agree to these terms/).check();
      await page.getByRole('button', { name: 'Accept this quote' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Your seats are held' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: input.title })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 2, name: 'You accepted this quote' })).toBeVisible();
      await page.getByRole('link', { name: 'Open your booking' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Your seats are held' })).toBeVisible();

      const other = newGuest();
      await office.quote(quoteFor(other, nameOf('A week of birds')));
      await page.goto(await linkMailedTo(other.email, '/quote'));
      await page.getByText('This is not what I am looking for').click();
      await page.getByLabel(/^What should be different/).fill('Fewer days, please.');
      await page.getByRole('button', { name: 'Decline this quote' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'You declined this quote' })).toBeVisible();
    });
  });

test('the page of a quote is valid HTML, axe finds nothing at 360 and 1440, it fits, nothing is covered, and it reads from the right', async ({
  page,
  request,
}) => {
  office = await openOffice(nameOf('Quoted Trek'));
  const guest = newGuest();
  await office.quote(quoteFor(guest, nameOf('Gorillas and the Nile')));
  await expectWellMade(page, request, await linkMailedTo(guest.email, '/quote'), true);
});

test('staff write a quote, look at its mail and send it, and axe finds nothing on their screens', async ({
  page,
}) => {
  office = await openOffice(nameOf('Quoted Trek'));
  const guest = newGuest();
  const title = nameOf('Gorillas and the Nile');
  await signIn(page, '/admin/quotes');
  const expectNoFaults = async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFitsWidth(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  };
  await page.getByRole('link', { name: 'New Quote' }).click();
  await page.getByRole('textbox', { name: /^What the journey is called/ }).fill(title);
  await page.getByRole('textbox', { name: 'First Name' }).fill(guest.firstName);
  await page.getByRole('textbox', { name: 'Last Name' }).fill(guest.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(guest.email);
  await page.getByLabel(/^First day/).fill(dayAhead(120));
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('textbox', { name: /^For/ }).fill('Seven days');
  await page.getByRole('spinbutton', { name: /^For each/ }).fill('1500');
  await page.getByLabel(/^Good until/).fill(dayAhead(14));
  await expectNoFaults();
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoFaults();
  await page.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(page.getByRole('dialog').getByText(`Our quote for you: ${title}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.goto('/admin/quotes');
  await expect(
    page.getByRole('link', { name: `${guest.firstName} ${guest.lastName}` }).first(),
  ).toBeVisible();
  await expectNoFaults();
});
