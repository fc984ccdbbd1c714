import { type Api, startApi } from '../../../test/api.ts';
import { contentTypes } from '../../features.ts';

const kinds = contentTypes
  .filter(({ rules }) => rules.imageAlt)
  .map(({ one, many, sample }) => [one, `/${many}`, sample as Record<string, string>] as const);

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
});

describe.each(kinds)('What the picture of a %s shows', (_, path, { imageAlt = '', ...silent }) => {
  it('is kept, read by everybody, left by an update without it, and taken away by an empty one', async () => {
    const { body } = await api.rest('POST', path, {
      token,
      body: { ...silent, imageAlt: ` ${imageAlt.replace(' ', '\n')} ` },
    });
    const record = `${path}/${body.data.id}`;
    const alt = async () => (await api.rest('GET', record)).body.data.imageAlt;
    expect(await alt()).toBe(imageAlt);
    await api.rest('PUT', record, { token, body: silent });
    expect(await alt()).toBe(imageAlt);
    await api.rest('PUT', record, { token, body: { ...silent, imageAlt: ' ' } });
    expect(await alt()).toBeNull();
  });

  it('need not be said, and is a sentence of 300 characters at most', async () => {
    const { body } = await api.rest('POST', path, { token, body: silent });
    expect(body.data.imageAlt).toBeNull();
    const longest = { ...silent, imageAlt: 'x'.repeat(300) };
    expect((await api.rest('POST', path, { token, body: longest })).status).toBe(201);
    const refused = await api.rest('POST', path, { token, body: { ...silent, imageAlt: 'x'.repeat(301) } });
    expect([refused.status, refused.body.error.details]).toEqual([
      400,
      [{ message: 'Image alt must have 300 characters or fewer.', path: ['imageAlt'] }],
    ]);
  });
});
