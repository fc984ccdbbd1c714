// What the settings change on the server besides the pages: caps, mails, feeds and documents.
import sharp from 'sharp';
import { type Api, startApi } from '../../../test/api.ts';
import { colors } from '../../generated/brand.ts';
import { fillTemplate } from '../mail/templates.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
});
beforeEach(async () => {
  await api.db.query('DELETE FROM settings');
  api.changes.changed(['settings']);
});

const save = async (type: string, input: object) => {
  const mutation = `mutation ($input: ${type}Input!) { update${type}(input: $input) { version } }`;
  return (await api.graphql(mutation, { input }, { token })).body;
};
const messagesOf = async (type: string, input: object): Promise<string[]> => {
  const { errors } = await save(type, input);
  return errors[0].extensions.details.map(({ message }: { message: string }) => message);
};

describe('The largest donation', () => {
  const start = 'mutation ($input: DonationInput!) { startDonation(input: $input) { amount title } }';
  const gift = { name: 'Grace', email: 'grace@example.org', currency: 'USD' };
  const give = async (amount: number) => (await api.graphql(start, { input: { ...gift, amount } })).body;
  const offered = async () => {
    const { body } = await api.graphql('{ donationOptions { currencies { code max presets } } }');
    return body.data.donationOptions.currencies[0];
  };

  test('is that of the specification until the settings name another, which holds at once', async () => {
    expect(await offered()).toEqual({ code: 'USD', max: 15, presets: [1, 5, 10, 15] });
    const usd = { code: 'USD', max: 200, presets: [20, 100] };
    await save('DonationSettings', { currencies: [usd] });
    expect(await offered()).toEqual(usd);
    await save('CompanySettings', { name: 'Nile Trails' });
    expect((await give(200)).data.startDonation).toEqual({ amount: 200, title: 'Nile Trails' });
    expect((await give(201)).errors[0].message).toBe('Maximum donation amount in USD is $ 200');
  });

  test('is above nothing, and no amount to choose from is above it', async () => {
    expect(
      await messagesOf('DonationSettings', { currencies: [{ code: 'EUR', max: 0, presets: [1] }] }),
    ).toEqual(['Max must be 1 or more.']);
    const currencies = [
      { code: 'EUR', max: 10, presets: [5, 11] },
      { code: 'EUR', max: 10, presets: [5] },
    ];
    expect(await messagesOf('DonationSettings', { currencies })).toEqual([
      'Presets of EUR hold 11, which is more than the largest donation, 10.',
      'Currencies can hold EUR once only.',
    ]);
  });
});

const inBraces = (name: string) => `{${name}}`;

describe('The words of a mail', () => {
  const words = {
    mail: 'donationReceipt',
    subject: 'Webale, {amount} are with {name}',
    heading: 'Webale',
    paragraphs: ['It buys trees in {city}.', '{details}'],
  };
  const receipt = {
    to: 'grace@example.org',
    template: 'donation-receipt',
    data: { amount: 15, currency: 'USD', symbol: '$', reference: 'D-1', date: '2027-01-15' },
  } as const;

  test('are those of the settings, in the very next mail', async () => {
    await save('CompanySettings', {
      name: 'Nile Trails',
      city: 'Jinja',
      street: 'Plot 1',
      phones: ['+256 700 000 001'],
    });
    await save('MailsSettings', { mails: [words] });
    const look = await api.services.settings.mailLook();
    const mail = fillTemplate(receipt, 'https://www.example.org', look);
    expect(mail).toMatchObject({
      subject: 'Webale, $15 are with Nile Trails',
      reason: 'You donated to Nile Trails.',
    });
    expect(mail.parts.map((part) => ('text' in part ? part.text : part.kind))).toEqual([
      'It buys trees in Jinja.',
      'facts',
    ]);
    expect(look.company).toEqual({
      name: 'Nile Trails',
      address: 'Plot 1, Jinja',
      phone: '+256 700 000 001',
    });
  });

  test('are seen before they are saved, as the reader will get them', async () => {
    const previewed = async (input: object) => {
      const query = 'query ($input: MailTextInput!) { mailPreview(input: $input) { subject html text } }';
      return (await api.graphql(query, { input }, { token })).body;
    };
    await save('CompanySettings', { name: 'Nile Trails', city: 'Jinja' });
    const { mailPreview } = (await previewed(words)).data;
    expect(mailPreview.subject).toBe('Webale, $15 are with Nile Trails');
    for (const form of [mailPreview.html, mailPreview.text]) {
      expect(form).toContain('It buys trees in Jinja.');
      expect(form).toContain('D-12345');
      expect(form).not.toContain('Your gift has arrived.');
    }
    const { errors } = await previewed({ ...words, subject: 'For {program}' });
    expect(errors[0].message).toMatch(/^Subject of the mail “Donation receipt” has an unknown variable/);
    const usualWords = 'mail subject heading paragraphs note';
    const query = `{ mailVariables { mail variables parts usual { ${usualWords} } } }`;
    const { body } = await api.graphql(query, {}, { token });
    for (const { mail, variables, parts, usual } of body.data.mailVariables) {
      const paragraphs = [variables.map(inBraces).join(' '), ...parts.map(inBraces)];
      const { data } = await previewed({ mail, subject: 'Hello', heading: 'Hello', paragraphs });
      // All that it offers is known to it, and filled in.
      expect(data.mailPreview.text).not.toMatch(/\{\w+\}/);
      expect((await previewed(usual)).errors).toBeUndefined();
    }
    expect(body.data.mailVariables).toHaveLength(31);
  });

  test('need their parts, and hold no variable that nobody knows', async () => {
    const wrong = { ...words, subject: 'For {program}', paragraphs: ['Thank you: {details}'] };
    const found = await messagesOf('MailsSettings', { mails: [wrong, wrong] });
    expect(found).toContain(
      'The mail “Donation receipt” lacks {details}: it must stand in a paragraph of its own.',
    );
    expect(found).toContainEqual(
      expect.stringMatching(
        /^Subject of the mail “Donation receipt” has an unknown variable \{program\}: it can hold \{amount\}, /,
      ),
    );
    expect(found).toContain('Mails can hold donationReceipt once only.');
  });
});

describe('A colour of the brand', () => {
  test('that cannot be read is refused with the nearest that can', async () => {
    const [message = ''] = await messagesOf('BrandSettings', { brand: '#88aa99' });
    expect(message).toMatch(
      /^The colour #88aa99 is too close to those it is seen with \(2\.\d:1, at least 4\.5:1 is needed\)/,
    );
    const nearest = /#[\da-f]{6}\.$/.exec(message)?.[0].slice(0, -1);
    expect(await save('BrandSettings', { brand: nearest })).toEqual({
      data: { updateBrandSettings: { version: 1 } },
    });
  });

  test('may be that of the house, and is in mails', async () => {
    const { brand, highlight, accent } = colors;
    expect((await save('BrandSettings', { brand, highlight, accent })).errors).toBeUndefined();
    await save('BrandSettings', { brand: '#102a54' });
    expect((await api.services.settings.mailLook()).colors.brand).toBe('#102a54');
  });
});

test('Feed, manifest and documents say the name of the agency in the very next request', async () => {
  const places = [
    '/news/rss.xml',
    '/manifest.webmanifest',
    '/admin/manifest.webmanifest',
    '/api/v1/openapi.json',
    '/api/v1/docs',
    '/graphql',
  ];
  const said = () =>
    Promise.all(
      places.map(async (path) => {
        const headers = { accept: path === '/graphql' ? 'text/html' : '*/*' };
        return JSON.stringify((await api.call('GET', path, { headers })).body);
      }),
    );
  for (const text of await said()) expect(text).toContain('localhost');
  for (const name of ['Nile Trails', 'Nile & Sons']) {
    await save('CompanySettings', { name });
    for (const text of await said()) expect(text.replaceAll('&amp;', '&')).toContain(name);
  }
});

test('The staff’s part is an app of its own, with name and colour of the agency', async () => {
  await save('CompanySettings', { name: 'Nile Trails' });
  await save('BrandSettings', { brand: '#102a54' });
  const manifest = (await api.call('GET', '/admin/manifest.webmanifest')).body;
  expect(manifest).toMatchObject({
    name: 'Nile Trails Admin',
    short_name: 'Nile Trails',
    theme_color: '#102a54',
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    shortcuts: [
      { name: 'Registrations', url: '/admin/registrations' },
      { name: 'Messages', url: '/admin/messages' },
    ],
  });
  const maskable = { type: 'image/png', sizes: '512x512', purpose: 'maskable' };
  expect(manifest.icons).toContainEqual({ src: '/icon-512.png', ...maskable });
  const id = 'a'.repeat(32);
  await save('BrandSettings', { logoUrl: `/media/${id}.jpg` });
  const { icons } = (await api.call('GET', '/admin/manifest.webmanifest')).body;
  const own = { src: `/media/${id}/icon.png`, type: 'image/png', sizes: '512x512' };
  expect(icons).toEqual([own, { ...own, purpose: 'maskable' }]);
});

test('The icon that browsers ask for by themselves is made of the logo, in the very next request', async () => {
  const white = sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } });
  const { url } = await api.services.media.ingest(await white.png().toBuffer());
  expect((await fetch(`${api.url}/favicon.ico`)).status).toBe(404);
  await save('BrandSettings', { logoUrl: url });
  const answer = await fetch(`${api.url}/favicon.ico`);
  const { status, headers } = answer;
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/x-icon',
    'no-cache',
  ]);
  const ico = Buffer.from(await answer.arrayBuffer());
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 512 });
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
  expect((await fetch(`${api.url}/favicon.ico`, again)).status).toBe(304);
  await save('BrandSettings', { logoUrl: null });
  expect((await fetch(`${api.url}/favicon.ico`, again)).status).toBe(404);
});
