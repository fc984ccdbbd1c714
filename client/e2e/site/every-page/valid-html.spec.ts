// What the server sends, checked against the rules of HTML.
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../../journey.ts';
import { publicPaths } from '../../public-paths.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', { link: { attributes: { rel: { required: true } } } }],
});

test('the HTML of every page is valid', async ({ request }) => {
  const faults: string[] = [];
  for (const path of [...publicPaths, '/admin/login']) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${path} ${selector ?? ''}: ${message} (${ruleId})`);
  }
  expect(faults).toEqual([]);
});
