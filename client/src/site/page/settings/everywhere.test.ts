/** @jest-environment node */

// What an agency calls itself is on every page, and what it has not said is on none.
import { expect, test } from '@jest/globals';
import { foundPaths, missingPaths } from '../../../../e2e/public-paths.ts';
import { demoExecute } from '../../../../test/rows/demo-api.ts';
import { writtenCompany } from '../../../../test/rows/demo-settings.ts';
import { render } from '../../../entry-server.tsx';

const origin = 'https://nile.example';
const everywhere = [...foundPaths, ...missingPaths];

const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<\/(p|li|h\d|div|dd|dt|a|button|address|label)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '');

test.each(everywhere)('%s of an agency that has said nothing holds no empty value', async (url) => {
  const { head, body } = await render({ url, origin, execute: demoExecute({ settings: null }) });
  expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toMatch(/^[^·]*[^·\s]$/);
  expect(head).not.toMatch(/content=""|undefined|:null|:""/);
  expect(wordsOf(body)).not.toMatch(/\bundefined\b|\bnull\b|\[object|^, | ,|[^.] \.(\s|$)/m);
  expect(body).not.toMatch(/href="(mailto:|tel:|)"|wa\.me|<h\d[^>]*><\/h\d>|<ul[^>]*><\/ul>/);
});

test.each(everywhere)('%s names the agency as it calls itself', async (url) => {
  const company = { ...writtenCompany, name: 'Nile Ways' };
  const {
    head,
    body,
    company: known,
  } = await render({
    ...{ url, origin },
    execute: demoExecute({ settings: { company } }),
  });
  expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toContain('Nile Ways');
  expect(body).toContain('aria-label="Nile Ways Home"');
  expect(head + body + known).not.toContain('Lubugo Journeys');
});
