// A request by each way into the product that needs the database, with the links and tokens that it takes.
import { NewsletterLinks } from '../../src/modules/newsletter/newsletter-links.ts';
import { posts } from '../../src/modules/posts/posts.ts';
import { createTokenSigner } from '../../src/platform/sealing/signed-token.ts';
import type { TestApp } from '../app.ts';
import { gorillaTrek, registration } from '../samples.ts';

/** With these settings the provider of payments may tell of one. */
export const withPayments = {
  flutterwave: {
    publicKey: 'FLWPUBK_TEST-1-X',
    secretKey: 'FLWSECK_TEST-1-X',
    webhookSecret: 'a secret hash that is long',
    apiUrl: 'http://127.0.0.1:1',
    paymentOptions: {},
  },
};

export type WaysIn = Record<string, [path: string, init?: RequestInit]>;

const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
const password = 'a long password';
const account = { email: 'owner@example.org', password, confirmPassword: password };
const post = (headers: Record<string, string>, body: RequestInit['body']): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers,
  body,
});
const json = (body: object, headers = {}) =>
  post({ 'content-type': 'application/json', ...headers }, JSON.stringify(body));
const form = (fields: Record<string, string>) =>
  post({ 'content-type': 'application/x-www-form-urlencoded' }, String(new URLSearchParams(fields)));

/** Asked for while the database answers; the product has an empty one. */
export async function everyWayIn(app: TestApp): Promise<WaysIn> {
  const { services } = app;
  const { token, user } = await services.accounts.signup(visitor, account);
  const staff = { ...visitor, user: { id: Number(user.id), email: user.email, role: user.role } };
  const draft = { title: 'Not yet', content: 'Soon.', category: 'news', status: 'draft' };
  const { id } = await services.content.of(posts).create(staff, draft);
  const links = new NewsletterLinks(createTokenSigner(app.config.jwtSecret), app.config.publicUrl);
  const pathOf = (link: string) => link.replace(app.config.publicUrl, '');
  const authorization = `Bearer ${token}`;
  const contact = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
  const event = {
    event: 'charge.completed',
    data: { id: 1, tx_ref: '1763716000000-0123456789abcdef01234567' },
  };
  const signed = { 'verif-hash': app.config.flutterwave?.webhookSecret ?? '' };
  const file = (type: string) => {
    const body = new FormData();
    body.set('file', new Blob(['text'], { type }), 'notes.txt');
    return { method: 'POST', headers: { authorization }, body };
  };
  return {
    'a page': ['/programs'],
    'a page of free text': ['/programs?search=gorilla'],
    'a page of a record': ['/programs/1'],
    'a page that does not exist': ['/nowhere'],
    'a draft': [pathOf(services.previews.link(posts, id))],
    'a draft of settings': [pathOf(services.settingsPreviews.link(staff, 'company', '/about'))],
    'the staff’s part': ['/admin/registrations'],
    'the contact form': ['/contact', form(contact)],
    'the booking form': ['/registration', form({ ...registration, programId: '1', consent: 'on' })],
    'the newsletter form': ['/', form({ email: 'grace@example.org' })],
    'one-click unsubscribe': [
      pathOf(links.unsubscribe({ id: 1, createdAt: new Date() })),
      form({ 'List-Unsubscribe': 'One-Click' }),
    ],
    'the news feed': ['/news/rss.xml'],
    'the sitemap': ['/sitemap.xml'],
    'a part of the sitemap': ['/sitemap-posts-1.xml'],
    'the manifest': ['/manifest.webmanifest'],
    'the manifest of staff': ['/admin/manifest.webmanifest'],
    'the icon': ['/favicon.ico'],
    'the company profile': ['/company-profile.pdf'],
    'a picture that another instance took in': [`/media/${'0'.repeat(32)}.jpg`],
    'an archive, out': [pathOf(services.archive.link(staff, 'export'))],
    'an archive, in': [pathOf(services.archive.link(staff, 'import')), post({}, 'no archive')],
    'subscribers, out': [pathOf(services.subscriberLinks.make(staff, 'export'))],
    'subscribers, in': [pathOf(services.subscriberLinks.make(staff, 'import')), post({}, 'email')],
    'a person as a file': [pathOf(await services.personExport.link(staff, { email: 'grace@example.org' }))],
    'a receipt': ['/api/v1/admin/donations/1/receipt.pdf', { headers: { authorization } }],
    'the webhook of payments': ['/api/v1/donations/webhook', json(event, signed)],
    'an upload': ['/api/v1/uploads', file('image/png')],
    'a file for a reply': ['/api/v1/admin/attachments', file('text/plain')],
    'a read over REST': ['/api/v1/programs'],
    'a write over REST': ['/api/v1/programs', json(gorillaTrek, { authorization })],
    'the document of REST': ['/api/v1/docs'],
    GraphQL: ['/graphql', json({ query: '{ programs { id } }' })],
    'GraphQL by GET': ['/graphql?query={programs{id}}'],
    'the Playground': ['/graphql', { headers: { accept: 'text/html' } }],
    'the checks of health': ['/readyz'],
  };
}

/** Throws unless each says that it is away for now, when to come back, and that nobody may keep that. */
export async function expectAllAway(app: TestApp, ways: WaysIn): Promise<void> {
  const answers = await Promise.all(
    Object.entries(ways).map(async ([name, [path, init]]) => {
      const { status, headers } = await fetch(app.origin + path, init);
      const wait = Number(headers.get('retry-after')) > 0;
      return [name, { status, wait, kept: headers.get('cache-control') }] as const;
    }),
  );
  const away = Object.keys(ways).map((name) => [name, { status: 503, wait: true, kept: 'no-store' }]);
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(away));
}
