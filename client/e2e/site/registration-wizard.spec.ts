import type { Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  expectFitsWidth,
  expectToast,
  holdAnswers,
  open,
  tabTo,
  test,
} from '../journey.ts';

const titles = [
  'Personal Information',
  'Program Selection',
  'Emergency Contact',
  'Medical Information',
  'Review & Submit',
];
const consent = 'Please provide consent to continue';
const consentReason = 'You must agree to the terms and consent to data usage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Registration progress' });
const step = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: titles[number - 1] });

async function next(page: Page, to: number) {
  await button(page, 'Next').click();
  await expect(step(page, to)).toBeVisible();
}

/** Opens the wizard and goes from the first step to the last, with everything the office needs to know. */
async function fillIn(page: Page, name = 'Amina') {
  await open(page, '/registration');
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Nakato');
  await page.getByLabel('Email').fill('amina@example.org');
  await page.getByLabel('Phone').first().fill('+256 700 000 000');
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await next(page, 2);
  await page.getByRole('combobox', { name: 'Program' }).selectOption({ index: 2 });
  await page.getByLabel('Start date').fill(inAYear());
  for (const number of [3, 4, 5]) await next(page, number);
  await page.getByRole('checkbox').check();
}

function inAYear() {
  return new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
}

/** What the page sends to register, one entry for each time. */
function recordRegistrations(page: Page) {
  const sent: { input: { firstName: string }; form: { key: string } }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() ?? {};
    if (operationName === 'Register') sent.push(variables);
  });
  return sent;
}

test.describe.configure({ mode: 'parallel' });

test('the wizard has five steps in order, whose buttons check nothing', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/registration');
  const reached = page.getByRole('list', { name: 'Steps' }).locator('li[data-reached]');
  await expect(step(page, 1)).toBeVisible();
  for (const number of [1, 2, 3, 4, 5]) {
    if (number > 1) await next(page, number);
    await test.step('the progress bar and the numbered indicators fill as steps advance', async () => {
      await expect(progress(page)).toHaveAttribute('aria-valuenow', String(number));
      const told = `Step ${number} of 5: ${titles[number - 1]}`;
      await expect(progress(page)).toHaveAttribute('aria-valuetext', told);
      await expect(reached).toHaveCount(number);
    });
    await test.step('Previous is disabled on the first step only', async () => {
      await expect(button(page, 'Previous')).toBeEnabled({ enabled: number > 1 });
    });
    if (number === 1) continue;
    await test.step('the step takes the focus, fits the screen, and axe finds nothing', async () => {
      await expect(step(page, number)).toBeFocused();
      await expectFitsWidth(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
    if (number !== 4) continue;
    await test.step('the medical step says why it asks', async () => {
      await expect(page.getByRole('heading', { name: 'Why we ask' })).toBeVisible();
    });
  }
  await test.step('without consent the toast says so and nothing is sent', async () => {
    const sent = recordRegistrations(page);
    await button(page, 'Submit').click();
    await expectToast(page, consent, consentReason);
    await expect(page.getByRole('checkbox')).toBeFocused();
    expect(sent).toEqual([]);
  });
  await test.step('the Back of the browser goes a step back', async () => {
    await page.goBack();
    await expect(step(page, 4)).toBeVisible();
    await page.goForward();
    await expect(step(page, 5)).toBeVisible();
  });
  await test.step('the last step shows Submit instead of Next, and Previous goes back', async () => {
    await expect(button(page, 'Next')).toHaveCount(0);
    await expect(button(page, 'Submit')).toBeVisible();
    await button(page, 'Previous').click();
    await expect(step(page, 4)).toBeVisible();
  });
});

test('a program leads here with itself chosen', async ({ page }) => {
  await open(page, '/programs/3');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Register online' }).click();
  await expect(page).toHaveURL(/\/registration\?program=3$/);
  await next(page, 2);
  await expect(page.getByRole('combobox', { name: 'Program' }).locator('option:checked')).toHaveText(
    name ?? '',
  );
});

test('what the server does not take is told at the first step at fault, beside the fields and in a summary', async ({
  page,
}) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Change Program Selection' }).click();
  await page.getByLabel('Start date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByLabel('Email').fill('amina@nowhere');
  for (const number of [2, 3, 4, 5]) await next(page, number);
  await button(page, 'Submit').click();
  const summary = page.getByRole('group', { name: '2 answers need another look' });
  await expect(summary).toBeFocused();
  await expect(step(page, 1)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is not valid.');
  await test.step('axe finds nothing in the list of what is wrong, at either width', async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectFitsWidth(page);
    }
  });
  await summary.getByRole('link', { name: 'Start date must be today or later.' }).click();
  await expect(page.getByLabel('Start date')).toBeFocused();
  await page.getByLabel('Start date').fill(inAYear());
  await page.getByRole('link', { name: 'Email is not valid.' }).click();
  await page.getByLabel('Email').fill('amina@example.org');
  for (const number of [2, 3, 4, 5]) await next(page, number);
  await button(page, 'Submit').click();
  await expect(page).toHaveURL(/\/registration-success$/);
});

test.describe('with a connection that comes and goes', { tag: '@both' }, () => {
  test.use({ expectedInConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a registration that fails is sent again with nothing lost, once however often it is pressed, and leads on', async ({
    page,
    context,
  }) => {
    const sent = recordRegistrations(page);
    await fillIn(page, 'Ruth');
    await test.step('the failure is told, and nothing is lost', async () => {
      await context.setOffline(true);
      await button(page, 'Submit').click();
      await expectToast(
        page,
        'Registration Failed',
        /^Please try again later\. The server could not be reached\./,
      );
      await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost');
      await context.setOffline(false);
    });
    let released = 0;
    await test.step('while it is pending the button reads Submitting... and further submits are ignored', async () => {
      const answers = await holdAnswers(page);
      await button(page, 'Submit').click();
      const pending = button(page, 'Submitting...');
      await expect(pending).toBeVisible();
      await pending.click({ force: true });
      await pending.click({ force: true });
      released = Date.now();
      answers.release();
    });
    await test.step('success is told in a toast and leads on after two seconds', async () => {
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Registration Successful!' });
      await expect(toast).toContainText('Thank you, Ruth.');
      await page.waitForURL(/\/registration-success$/);
      expect(Date.now() - released).toBeGreaterThan(2000);
      await expect(page.getByRole('heading', { level: 1, name: 'Registration Successful!' })).toBeFocused();
      await expect(
        page.getByText('Your application will be reviewed, and we will contact you'),
      ).toBeVisible();
    });
    await test.step('it was sent twice with the same key', () => {
      expect(sent.map(({ input }) => input.firstName)).toEqual(['Ruth', 'Ruth']);
      expect(new Set(sent.map(({ form }) => form.key)).size).toBe(1);
    });
  });
});

test('answers survive a reload and another page, those about health do not', async ({ page }) => {
  await open(page, '/registration');
  await page.getByLabel('First name').fill('Amina');
  for (const number of [2, 3, 4]) await next(page, number);
  await page.getByLabel('Allergies').fill('Peanuts');
  await page.reload();
  await expect(step(page, 4)).toBeVisible();
  await expect(page.getByLabel('Allergies')).toHaveValue('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await open(page, '/registration');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
});

test('a keyboard alone is enough to register', async ({ page }) => {
  await open(page, '/registration');
  const { keyboard } = page;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label).locator('visible=true').first());
    await keyboard.type(text);
  };
  await type('First name', 'Grace');
  await type('Last name', 'Auma');
  await type('Email', 'grace@example.org');
  await type('Phone', '+256 700 000 001');
  await type('Date of birth', '05041990');
  await keyboard.press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Program' }));
  await keyboard.press('ArrowDown');
  await type('Start date', `0504${new Date().getFullYear() + 1}`);
  for (const number of [3, 4, 5]) {
    await tabTo(page, button(page, 'Next'));
    await keyboard.press('Enter');
    await expect(step(page, number)).toBeFocused();
  }
  await tabTo(page, page.getByRole('checkbox'));
  await keyboard.press('Space');
  await tabTo(page, button(page, 'Submit'));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/registration-success$/);
});
