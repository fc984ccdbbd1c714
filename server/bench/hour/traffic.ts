// What is asked for in an hour of an agency: mostly pages and their pictures, now and then a form, a booking, a picture of staff.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Journeys } from '../booking/make-journeys.ts';
import { type Ask, questions, registration } from '../rows.ts';
import type { Asked, Visitors } from './visitors.ts';

const perSecond = 20;
const minute = 60 * perSecond;

/** Of twenty requests. */
const reads = { page: 9, file: 7, rest: 2, graphql: 1, search: 1 } as const;
type Read = keyof typeof reads;
const inTurns = Object.entries(reads).flatMap(([read, times]) => Array<Read>(times).fill(read as Read));

/** Of REST. */
const lists = ['programs', 'posts', 'coaches', 'facilities', 'alumni'];

interface Deps {
  visitors: Visitors;
  journeys: Journeys;
  owner: { email: string; password: string };
}

/** Asks for `minutes`, each at its time, however long the last ones take. */
export async function keepAsking(minutes: number, { visitors, journeys, owner }: Deps): Promise<void> {
  const pages = await pagesOf(visitors);
  /** What the pages show, the newest last. */
  const files = new Set<string>();
  const turn = { page: 0, file: 0, rest: 0, graphql: 0, search: 0 };
  const nextOf = <T>(list: readonly T[], read: Read): T | undefined => list[turn[read]++ % list.length];

  const look = async () => {
    const html = await visitors.ask(get(nextOf(pages, 'page') ?? '/'));
    for (const [path] of html?.matchAll(/\/(?:media|assets)\/[\w./-]+\.(?:avif|webp|jpg|js|css)/g) ?? [])
      files.add(path);
    // Those of pages that have changed meanwhile are gone some day.
    for (const path of [...files].slice(0, Math.max(0, files.size - 400))) files.delete(path);
  };
  const read: Record<Read, () => Promise<unknown>> = {
    page: look,
    file: () => visitors.ask(get(nextOf([...files], 'file') ?? '/')),
    rest: () => visitors.ask(get(`/api/v1/${nextOf(lists, 'rest')}`)),
    graphql: () =>
      visitors.ask(nextOf([questions.graphql, questions.one, ...journeys.programs], 'graphql') ?? get('/')),
    search: () => visitors.ask(get(`/news?search=word${turn.search++}`)),
  };

  const begun = performance.now();
  const under = new Set<Promise<unknown>>();
  for (let tick = 0; tick < minutes * minute; tick += 1) {
    await wait(Math.max(0, begun + (tick * 1000) / perSecond - performance.now()));
    const asked =
      tick % (10 * perSecond) === perSecond
        ? visitors.ask(registrationOfSomebody)
        : tick % minute === minute / 3
          ? visitors.ask(journeys.bookings[Math.floor(tick / minute) % journeys.bookings.length] ?? get('/'))
          : tick % minute === (minute * 2) / 3
            ? upload(visitors, owner)
            : read[inTurns[(tick * 7) % inTurns.length] ?? 'page']();
    under.add(asked.finally(() => under.delete(asked)));
  }
  await Promise.all(under);
}

const get = (path: string): Ask => ({ method: 'GET', path });

/** `{n}` is another number each time. */
const registrationOfSomebody: Ask = {
  ...questions.registration,
  body: JSON.stringify({ ...registration, email: 'walker{n}@example.org' }),
};

/** Of the sitemap. */
async function pagesOf(visitors: Visitors): Promise<string[]> {
  const sitemap = (await visitors.ask(get('/sitemap.xml'))) ?? '';
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Staff sign in, add a photograph that nobody has seen before, and show it with the newest post. */
async function upload(visitors: Visitors, owner: Deps['owner']): Promise<void> {
  const told = async <Data>(ask: Asked): Promise<Data | null> => {
    const text = await visitors.ask(ask);
    return text === null ? null : (JSON.parse(text) as { data: Data }).data;
  };
  const json = { 'content-type': 'application/json' };
  const login: Ask = {
    method: 'POST',
    path: '/api/v1/admin/login',
    headers: json,
    body: JSON.stringify(owner),
  };
  const signedIn = await told<{ token: string }>(login);
  const authorization = `Bearer ${signedIn?.token}`;
  const form = new Response(formWith(await photograph()));
  const headers = { authorization, 'content-type': form.headers.get('content-type') ?? '' };
  const bytes = Buffer.from(await form.arrayBuffer());
  const picture = await told<{ url: string }>({ method: 'POST', path: '/api/v1/uploads', headers, bytes });
  const [newest] = (await told<{ id: number }[]>(get('/api/v1/posts?first=1'))) ?? [];
  const post = await told<{ id: number }>(get(`/api/v1/posts/${newest?.id}`));
  const body = JSON.stringify({ ...post, imageUrl: picture?.url });
  await visitors.ask({
    method: 'PUT',
    path: `/api/v1/posts/${post?.id}`,
    headers: { ...json, authorization },
    body,
  });
}

function formWith(jpeg: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(jpeg)], { type: 'image/jpeg' }), 'photograph.jpg');
  return form;
}

/** As a camera makes them: 12 megapixels. */
function photograph(): Promise<Buffer> {
  const [width, height, channels] = [160, 120, 3] as const;
  const noise = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
  return noise.resize(4_000, 3_000).jpeg({ quality: 80 }).toBuffer();
}
