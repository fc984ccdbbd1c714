// What people do with a fleet at once, and what each of them was told: visitors write, staff save and upload, others read.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { gorillaTrek } from '../../samples.ts';
import { type Answer, ask, type Call, messageOf } from './visitors.ts';

export type Traffic = ReturnType<typeof startTraffic>;

/** Milliseconds between what one of them does. */
const pause = 150;

/** At the site's port; `token` is of staff, `id` of a program that they save. */
export function startTraffic(port: number, token: string, id: number) {
  /** Keys of messages, in the order in which they were acknowledged. */
  const messages: string[] = [];
  /** Paths of pictures that were acknowledged. */
  const pictures: string[] = [];
  /** Reads that showed a name from before the last save that was acknowledged. */
  const old: string[] = [];
  /** How often each answer was given that is no success. */
  const refusals = new Map<Answer['status'], number>();
  /** Of the last save that was acknowledged. */
  let saved = 0;
  let isOver = false;

  const tried = async (call: Call) => {
    const answer = await ask(port, call);
    if (answer.status !== 200 && answer.status !== 201) {
      refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
      await wait(100);
      return null;
    }
    return answer;
  };
  /** The same call again and again until it is done. */
  const done = async (call: Call): Promise<Answer> => {
    for (;;) {
      const answer = await tried(call);
      if (answer) return answer;
    }
  };

  const write = async () => {
    const key = randomUUID();
    await done(messageOf(key));
    messages.push(key);
    return key;
  };
  const read = async (path: string) => {
    const least = saved;
    const answer = await tried({ path });
    if (!answer) return false;
    const [, shown = -1] = /Journey number (\d+)\./.exec(answer.text) ?? [];
    if (Number(shown) < least) old.push(`${path}: ${shown} after ${least}`);
    return true;
  };
  const ways = ['/programs', `/programs/${id}`, '/api/v1/programs'];
  const save = async () => {
    const name = `Journey number ${saved + 1}.`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ ...gorillaTrek, name });
    await done({ method: 'PUT', path: `/api/v1/programs/${id}`, headers, body });
    saved += 1;
    await read(ways[saved % ways.length] ?? '/programs');
  };
  const upload = async () => {
    const { body, headers } = await pictureForm();
    const call = { method: 'POST', path: '/api/v1/uploads', body };
    const answer = await done({ ...call, headers: { ...headers, authorization: `Bearer ${token}` } });
    pictures.push(JSON.parse(answer.text).data.url);
  };

  const keepOn = async (work: () => Promise<unknown>, every = pause) => {
    while (!isOver) {
      await work();
      await wait(every);
    }
  };
  const all = Promise.all([
    keepOn(write, 4 * pause),
    keepOn(write, 4 * pause),
    keepOn(save),
    keepOn(() => read('/programs')),
    keepOn(() => read('/api/v1/programs')),
    keepOn(upload, 1_000),
  ]);
  return {
    messages,
    pictures,
    old,
    refusals,
    write,
    upload,
    saved: () => saved,
    /** Until what is under way is done. */
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** With a picture that is like no other. */
export async function pictureForm() {
  const raw = { width: 16, height: 16, channels: 3 as const };
  const file = await sharp(randomBytes(16 * 16 * 3), { raw })
    .png()
    .toBuffer();
  const boundary = 'a-boundary-of-ours';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="picture.png"\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
