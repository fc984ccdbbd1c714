import sharp from 'sharp';
import { type Api, startApi } from '../../test/api.ts';
import { gorillaTrek } from '../../test/samples.ts';

const partner = 'https://partner.example';
const publicUrl = 'https://www.lubugo.example';

let api: Api;
let token: string;
let path: string;
beforeAll(async () => {
  api = await startApi({ corsOrigins: [partner], publicUrl, rateLimits: true });
  token = await api.tokenOf('amina@example.org');
  const create = { width: 800, height: 600, channels: 3, background: '#1f3b2d' } as const;
  path = (await api.services.media.ingest(await sharp({ create }).png().toBuffer())).url;
});

describe('Scripts of a partner', () => {
  const listOf = (value: string | null) => (value ?? '').toLowerCase().split(', ');

  it.each(['/graphql', '/api/v1/programs'])(
    'may send an idempotency key and a version: %s',
    async (address) => {
      const headers = { origin: partner, 'access-control-request-method': 'POST' };
      const { status, headers: answered } = await api.call('OPTIONS', address, { headers });
      expect(status).toBe(204);
      expect(listOf(answered.get('access-control-allow-headers'))).toEqual(
        expect.arrayContaining(['idempotency-key', 'if-match', 'authorization', 'content-type']),
      );
    },
  );

  it('may read where they stand with a limit, whether their call is taken or refused', async () => {
    for (const body of [{}, { email: 'grace@example.org', password: 'no' }]) {
      const { headers } = await api.rest('POST', '/admin/login', { body, headers: { origin: partner } });
      const limits = [...headers.keys()].filter((name) => name.startsWith('ratelimit-'));
      expect(limits).toHaveLength(3);
      expect(listOf(headers.get('access-control-expose-headers'))).toEqual(
        expect.arrayContaining([...limits, 'retry-after', 'location', 'x-request-id']),
      );
    }
  });
});

describe('A picture of ours', () => {
  it('can be shown by other websites, our scripts cannot', async () => {
    const picture = await api.call('GET', path);
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    const script = await api.call('GET', '/assets/script.js');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('has a whole address in both APIs, beside the one it always had', async () => {
    const body = { ...gorillaTrek, imageUrl: path };
    const { data } = (await api.rest('POST', '/programs', { token, body })).body;
    expect(data).toMatchObject({
      imageUrl: path,
      picture: { absoluteUrl: publicUrl + path, width: 800, height: 600 },
    });
    const { program } = (
      await api.graphql(`{ program(id: ${data.id}) { imageUrl image { url absoluteUrl } } }`)
    ).body.data;
    expect(program).toEqual({ imageUrl: path, image: { url: path, absoluteUrl: publicUrl + path } });
  });

  it.each([
    [
      'becomes its path when it is sent as a whole address',
      (own: string) => publicUrl + own,
      (own: string) => own,
    ],
    [
      'is known whatever the case of its host',
      (own: string) => `HTTPS://WWW.Lubugo.Example${own}`,
      (own: string) => own,
    ],
    ['stays what it is on another host', (own: string) => `https://elsewhere.example${own}`, null],
    ['stays what it is when it is no picture', () => `${publicUrl}/programs`, null],
  ])('%s', async (_, sent, kept) => {
    const imageUrl = sent(path);
    const { body } = await api.rest('POST', '/programs', { token, body: { ...gorillaTrek, imageUrl } });
    expect(body.data.imageUrl).toBe(kept ? kept(path) : imageUrl);
    const alumnus = {
      name: 'Lotte',
      position: 'Best.',
      graduationYear: 2026,
      category: 'youth',
      achievements: ['Saw'],
    };
    const made = await api.rest('POST', '/alumni', { token, body: { ...alumnus, image: imageUrl } });
    expect(made.body.data.image).toBe(kept ? kept(path) : imageUrl);
    expect(made.body.data.picture.absoluteUrl).toBe(kept ? publicUrl + path : imageUrl);
  });

  it('can be sent back with the record as it was read', async () => {
    const { data } = (await api.rest('POST', '/programs', { token, body: gorillaTrek })).body;
    expect(data.picture).toEqual({ absoluteUrl: gorillaTrek.imageUrl, width: null, height: null });
    expect((await api.rest('PUT', `/programs/${data.id}`, { token, body: data })).status).toBe(200);
  });
});
