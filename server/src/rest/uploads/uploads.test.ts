import sharp from 'sharp';
import { type Api, startApi } from '../../../test/api.ts';
import { claiming } from '../../../test/odd/odd-pictures.ts';

let api: Api;
let token: string;
let photo: Buffer;
const maxBytes = 1_000_000;
beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://lubugo.example', maxUploadBytes: maxBytes });
  token = await api.tokenOf('amina@example.org');
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#1F3B2D' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer();
});

const formOf = (file: Buffer | null, name = 'photo.jpg', field = 'file') => {
  const form = new FormData();
  form.set('upload_preset', 'unsigned');
  if (file) form.set(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  return form;
};

/** As a browser or the original's client would send it. */
async function send(body: FormData | string, headers: Record<string, string> = {}) {
  const sent = { method: 'POST', body, headers: { authorization: `Bearer ${token}`, ...headers } };
  const response = await fetch(`${api.url}/api/v1/uploads`, sent);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const answer: any = await response.json();
  return { status: response.status, body: answer };
}

describe('An upload', () => {
  it('answers the picture, and its whole address where callers of image hosts look for it', async () => {
    const { status, body } = await send(formOf(photo));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      width: 800,
      height: 400,
      placeholder: expect.stringMatching(/^data:/),
    });
    expect(body.data.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(body.secure_url).toBe(`https://lubugo.example${body.data.url}`);
  });

  it('is served again without what it told of who made it', async () => {
    const { body } = await send(formOf(photo));
    const bytes = Buffer.from(await (await fetch(api.url + body.data.url)).arrayBuffer());
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is a picture of ours under its whole address too', async () => {
    const { body } = await send(formOf(photo));
    const { secure_url, data } = body;
    expect(api.services.media.describe(secure_url)).toEqual(data);
    expect(api.services.media.describe(`https://elsewhere.example${data.url}`).width).toBeNull();
  });

  it('is a line in the activity, with the name the sender gave it', async () => {
    await send(formOf(photo, 'Müller\u202e am Nil.jpg'));
    const [line] = await api.db.query(
      'SELECT type, description, entity_type FROM activities ORDER BY id DESC LIMIT 1',
    );
    expect(line.entity_type).toBe('media');
    expect(line.description).toBe('Uploaded picture "Müller am Nil.jpg"');
  });

  it('goes by what the file is, not by what it is called', async () => {
    const png = await sharp(photo).png().toBuffer();
    expect((await send(formOf(png, 'notes.txt'))).status).toBe(201);
  });
});

describe('A refusal of an upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const cases: [string, number, RegExp, () => FormData | Promise<FormData>][] = [
    ['an SVG', 400, /not a picture we can use/, () => formOf(Buffer.from(svg), 'drawing.svg')],
    ['a page that calls itself JPEG', 400, /not a picture we can use/, () => formOf(Buffer.from('<script>'))],
    ['half a picture', 400, /damaged or incomplete/, () => formOf(photo.subarray(0, photo.length / 2))],
    ['a bomb of pixels', 400, /too many pixels/, async () => formOf(await bomb())],
    ['an empty file', 400, /not a picture we can use/, () => formOf(Buffer.alloc(0))],
    ['no file', 400, /field "file" is empty/, () => formOf(null)],
    [
      'a file in another field',
      400,
      /one picture, in the field "file"/,
      () => formOf(photo, 'a.jpg', 'image'),
    ],
    ['a large file', 413, /at most 1 MB/, () => formOf(Buffer.alloc(maxBytes + 1))],
  ];

  it.each(cases)('is a sentence: %s', async (_, status, sentence, form) => {
    const answer = await send(await form());
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(sentence);
    expect(answer.body.error.details).toEqual(expect.anything());
  });

  it('comes for what is no form', async () => {
    const json = await send('{}', { 'content-type': 'application/json' });
    expect([json.status, json.body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const torn = await send(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      {
        'content-type': 'multipart/form-data; boundary=x',
      },
    );
    expect([torn.status, torn.body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
    const noBoundary = await send('abc', { 'content-type': 'multipart/form-data' });
    expect([noBoundary.status, noBoundary.body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('comes for who is not signed in, and nothing is kept', async () => {
    const before = await api.db.query('SELECT count(*) FROM media');
    const other = await sharp(photo).resize(333).jpeg().toBuffer();
    const answer = await send(formOf(other), { authorization: '' });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await api.db.query('SELECT count(*) FROM media')).toEqual(before);
  });
});

const bomb = async () => {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } });
  return claiming(9500, await small.png().toBuffer());
};
