import { readFile } from 'node:fs/promises';
import { form, nameOf, save } from '../admin/screens.ts';
import { expect, signIn, test } from '../journey.ts';

test.use({ expectedInConsole: [/ERR_|503|none\.jpg/] });

test('a server that restarts in mid-save costs nothing: sent again, it is saved once', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/programs');
  await page.getByRole('button', { name: 'New Service' }).click();
  const name = nameOf('Typed through a restart');
  for (const [label, text] of Object.entries({
    Name: name,
    Description: 'Two days of walking.',
    Duration: '2 days',
    Price: '250000',
    Schedule: 'Saturday',
    'Image URL': 'https://pictures.lubugo.example/coffee.jpg',
  }))
    await form(page).getByLabel(label).fill(text);

  // The save arrives; its answer does not, because the product goes down.
  await page.route(
    '/graphql',
    async (route) => {
      await route.fetch();
      process.kill(Number(await readFile(process.env.E2E_PID_FILE ?? '', 'utf8')), 'SIGTERM');
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save(page);
  const sentence = form(page).getByText(/No answer came from the server, so this is not saved yet/);
  await expect(sentence).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue(name);
  const ready = () =>
    request.get('/readyz').then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(ready).toBe(true);

  await save(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();
  const { data } = await (await request.get('/api/v1/programs')).json();
  expect(data.filter((program: { name: string }) => program.name === name)).toHaveLength(1);
});
