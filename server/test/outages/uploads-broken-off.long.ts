// Thirty photos of 8 MB, three at a time, one of whose connections dies half-way: all are there, once each.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { type Api, startApi } from '../api.ts';

const count = 30;
const size = 8_000_000;

let api: Api;
let token: string;
let drawn: Buffer;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
  const [width, height] = [2400, 1600];
  const noise = { width, height, channels: 3 as const };
  drawn = await sharp(randomBytes(width * height * 3), { raw: noise })
    .jpeg({ quality: 90 })
    .toBuffer();
});

/** Another file each time, of 8 MB: what stands behind the end of a JPEG is read over by who decodes it. */
function photo(number: number): Buffer {
  const more = Buffer.alloc(Math.max(16, size - drawn.length), number);
  more.writeUInt16BE(0xffd9, more.length - 2);
  return Buffer.concat([drawn, more]);
}

/** Sends one file as a form; `dies` breaks the connection off after half of it. Answers the status, null without one. */
function send(file: Buffer, dies: boolean): Promise<number | null> {
  const boundary = 'a-boundary-of-ours';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const call = request(`${api.url}/api/v1/uploads`, { method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? null));
    });
    call.once('error', () => resolve(null));
    if (!dies) return void call.end(body);
    call.write(body.subarray(0, body.length >> 1), () => call.destroy());
  });
}

it('go in, and none is lost or doubled', async () => {
  let died = 0;
  const waiting = Array.from({ length: count }, (_, number) => number);
  const worker = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const dies = number === 11 && died === 0;
      if (dies) died += 1;
      // As the browser's queue does: what got no answer is sent again.
      if ((await send(photo(number), dies)) !== 201) waiting.push(number);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(died).toBe(1);
  const [kept] = await api.db.query('SELECT count(*)::int AS count, min(bytes) AS least FROM media');
  expect(kept.count).toBe(count);
  expect(kept.least).toBeGreaterThan(100_000);
  const query = '{ mediaConnection(show: unused) { totalCount } }';
  const { body } = await api.graphql(query, {}, { token });
  expect(body.data.mediaConnection.totalCount).toBe(count);
});
