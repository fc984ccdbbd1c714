// From the demo agency to one's own: what the product says by itself, apart from pages, names the new one alone.
import { extractText } from 'unpdf';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { mails } from '../../test/mails.ts';
import { loadDemoPackage } from '../demo-package.ts';
import { renderHtml } from '../modules/mail/render-html.ts';
import { renderText } from '../modules/mail/render-text.ts';
import { replyContent } from '../modules/mail/reply-template.ts';
import { fillTemplate } from '../modules/mail/templates.ts';
import { settingsGroups } from '../modules/settings/settings-groups.ts';
import { fillDemo } from './fill-demo.ts';

/** Name, domain, street, quarter, telephone and what its name comes from. */
const ofTheDemo = /lubugo|mugwanya|kabalagala|555[ -]?014|bark cloth/i;

const own: Record<string, object> = {
  company: {
    name: 'Nile Trails',
    tagline: 'Walks along the river',
    description: '{name} walks with you.',
    story: 'A river has time.',
    street: 'Plot 1',
    area: 'Njeru',
    city: 'Jinja',
    country: 'Uganda',
    phones: ['+256 700 000 001'],
    emails: ['office@nile.example'],
    chatNumber: '256700000001',
  },
  about: { mission: 'To walk slowly.', paragraphs: ['We walk.'] },
  donations: { paypalUrl: 'https://www.paypal.com/paypalme/nile' },
};

const publicUrl = 'https://www.nile.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mode: 'demo', picturesAhead: false });
  const demo = await loadDemoPackage();
  const one = await demo.picture('gorilla-forest');
  const silent = { info: () => undefined } as never;
  await fillDemo({ ...demo, picture: async (name) => ({ ...one, alt: name }) }, app.db, app.services, silent);
  app.changes.changed(['settings']);
});
afterAll(() => app.close());

/** Every mail and every document, by its name. */
async function allThatIsSaid(): Promise<Map<string, string>> {
  const look = await app.services.settings.mailLook();
  const contents = mails.map((mail) => [mail.template, fillTemplate(mail, publicUrl, look)] as const);
  const reply = replyContent({ subject: 'Yes', text: 'Come.', replyTo: 'office@nile.example' }, look);
  const said = new Map<string, string>();
  for (const [name, content] of [...contents, ['reply', reply] as const])
    said.set(
      name,
      [content.subject, renderText(content, look), renderHtml(content, publicUrl, look)].join('\n'),
    );
  const texts = [
    '/manifest.webmanifest',
    '/admin/manifest.webmanifest',
    '/api/v1/openapi.json',
    '/api/v1/docs',
  ];
  for (const path of [...texts, '/news/rss.xml', '/graphql']) {
    const answer = await fetch(app.origin + path, {
      headers: { accept: path === '/graphql' ? 'text/html' : '*/*' },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    said.set(path, (await answer.text()).replaceAll(app.origin, ''));
  }
  const pdf = await fetch(`${app.origin}/company-profile.pdf`);
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
  said.set('/company-profile.pdf', text);
  return said;
}

test('every mail, feed, manifest, document and PDF names the new agency, and the demo’s no more', async () => {
  const naming = (said: Map<string, string>, words: RegExp) =>
    [...said].filter(([, text]) => words.test(text)).map(([name]) => name);
  const before = await allThatIsSaid();
  expect(naming(before, ofTheDemo)).toEqual([...before.keys()]);

  const nobody = { user: null, ip: '', userAgent: '' };
  for (const group of settingsGroups) {
    const input = own[group.name];
    if (input) await app.services.settings.update(nobody, group, input);
  }
  app.changes.changed(['settings']);
  const after = await allThatIsSaid();
  expect(naming(after, ofTheDemo)).toEqual([]);
  expect(naming(after, /Nile Trails/)).toEqual([...after.keys()]);
});
