import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { until } from '../../../test/until.ts';
import { createPictureWork, type PictureWork } from './picture-work.ts';

const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#1F3B2D' } })
  .jpeg()
  .toBuffer();

let work: PictureWork;
afterEach(() => work.close());

/** Numbers of the processes that this one has started for pictures. */
function processes(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [])
    .filter(([, , parent, args]) => Number(parent) === process.pid && args?.includes('picture-process'))
    .map(([, pid]) => Number(pid));
}

test('Pictures are worked on by a process that ends when there is nothing to do', async () => {
  work = createPictureWork({ concurrency: 2, maxWaiting: 10, idle: 10 });
  const drawn = await Promise.all([320, 480].map((width) => work.run('drawVariant', picture, width, 'webp')));
  const widths = await Promise.all(drawn.map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(widths).toEqual([320, 480]);
  await until(() => processes().length === 0);
  expect((await work.run('drawShare', picture, null)).length).toBeGreaterThan(100);
});

test('The process that reads strangers’ files gets none of our secrets', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  await work.run('drawVariant', picture, 320, 'webp');
  const [pid] = processes();
  // Elsewhere no process shows what it was given.
  if (process.platform !== 'linux') return;
  const given = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  const names = given.map((line) => line.split('=')[0]);
  expect(names.filter((name) => !name?.startsWith('NODE_CHANNEL_'))).toEqual(['MALLOC_ARENA_MAX']);
});

test('What it refuses is refused with its sentence and its fields', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  await expect(work.run('masterOfUpload', Buffer.from('no picture'))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringMatching(/not a picture we can use/),
    details: [{ path: ['file'], message: expect.any(String) }],
  });
});

test('More than may wait are told when to come again', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  const first = work.run('drawVariant', picture, 320, 'avif');
  const second = work.run('drawVariant', picture, 480, 'avif');
  await expect(work.run('drawVariant', picture, 672, 'avif')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    facts: { retryAfter: expect.any(Number) },
  });
  await Promise.all([first, second]);
  await work.run('drawVariant', picture, 672, 'webp');
});

test('A process that is killed over a picture is replaced for the next one', async () => {
  // Those of earlier tests may still be ending.
  await until(() => processes().length === 0);
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  const broken = work.run('drawVariant', picture, 960, 'avif');
  await until(() => processes().length === 1);
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  await expect(broken).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await work.run('drawVariant', picture, 320, 'webp')).length).toBeGreaterThan(50);
});

test('When who asked has ended meanwhile, the process ends as well, and has nothing to say', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), [String(10 ** 9)], {
    execArgv: ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  child.send({ id: 1, task: 'drawVariant', args: [picture, 960, 'avif'] }, () => child.disconnect());
  expect(await text(child.stderr as NodeJS.ReadableStream)).toBe('');
  expect(await ended).toEqual([0, null]);
});

test('A picture that takes too long is broken off', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1, timeout: 1 });
  await expect(work.run('drawVariant', picture, 960, 'avif')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('A process that takes more memory than it may is ended, and one for the next picture begins', async () => {
  work = createPictureWork({ concurrency: 1, maxWaiting: 1, maxMemory: 1 });
  await expect(work.run('drawVariant', picture, 960, 'avif')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/save the picture in a smaller size/),
  });
  work.close();
  work = createPictureWork({ concurrency: 1, maxWaiting: 1 });
  expect((await work.run('drawVariant', picture, 320, 'webp')).length).toBeGreaterThan(50);
});

test('Large pictures are worked on one at a time, and small ones do not wait for them', async () => {
  work = createPictureWork({ concurrency: 2, maxWaiting: 10 });
  const large = await sharp({
    create: { width: 4100, height: 4100, channels: 4, background: '#1F3B2D80' },
  })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const done: string[] = [];
  await Promise.all([
    ...[1, 2].map(() => work.run('masterOfUpload', large).then(() => done.push('large'))),
    work.run('drawVariant', picture, 320, 'webp').then(() => done.push('small')),
  ]);
  expect(done).toEqual(['small', 'large', 'large']);
});
