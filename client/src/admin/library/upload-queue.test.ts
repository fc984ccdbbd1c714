import { describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { NotNow } from '../screens/files.ts';
import { createUploadQueue, largestBatch } from './upload-queue.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `photo-${at}.jpg`));

/** A server that keeps what it is sent under an address made of its name, as the real one does of its bytes. */
function server({ dies = () => false }: { dies?(name: string, attempt: number): boolean } = {}) {
  const kept = new Set<string>();
  const attempts = new Map<string, number>();
  const open = { now: 0, most: 0 };
  async function send(file: File, { signal }: { signal: AbortSignal }): Promise<string> {
    const attempt = (attempts.get(file.name) ?? 0) + 1;
    attempts.set(file.name, attempt);
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    await new Promise((resolve) => setTimeout(resolve));
    open.now -= 1;
    signal.throwIfAborted();
    if (file.name === 'notes.pdf') throw new Error('This is not a picture.');
    kept.add(file.name);
    // It arrived, but its answer did not.
    if (dies(file.name, attempt)) throw new NotNow('The connection broke off.');
    return `/media/${file.name}`;
  }
  return { send, kept, attempts, open };
}

const statesOf = (queue: ReturnType<typeof createUploadQueue>) => {
  const groups = [...Map.groupBy(queue.pictures(), ({ state }) => state)];
  return Object.fromEntries(groups.map(([state, all]) => [state, all.length]));
};

describe('Many pictures', () => {
  test('go three at a time; a dead connection among them loses and doubles none', async () => {
    const { send, kept, attempts, open } = server({
      dies: (name, attempt) => name === 'photo-7.jpg' && attempt === 1,
    });
    const arrived: string[] = [];
    const queue = createUploadQueue({ send, onUploaded: (url) => arrived.push(url), pause: 0 });
    expect(queue.add(photos(30))).toBe(0);
    await waitFor(() => expect(statesOf(queue)).toEqual({ done: 30 }));
    expect(open.most).toBe(3);
    expect(new Set(arrived).size).toBe(30);
    expect(arrived).toHaveLength(30);
    expect([kept.size, attempts.get('photo-7.jpg'), attempts.get('photo-8.jpg')]).toEqual([30, 2, 1]);
  });

  test('that did not arrive say why and can be sent again, without those that did', async () => {
    let isDown = true;
    const { send, attempts } = server({ dies: (name) => isDown && name === 'photo-1.jpg' });
    const queue = createUploadQueue({ send, onUploaded: () => undefined, pause: 0 });
    queue.add([...photos(3), new File(['x'], 'notes.pdf')]);
    await waitFor(() => expect(statesOf(queue)).toEqual({ done: 2, failed: 2 }));
    expect(queue.pictures().flatMap(({ reason }) => reason ?? [])).toEqual([
      'The connection broke off.',
      'This is not a picture.',
    ]);
    // What cannot become better is not tried again by itself.
    expect([attempts.get('photo-1.jpg'), attempts.get('notes.pdf')]).toEqual([3, 1]);
    isDown = false;
    queue.retry();
    await waitFor(() => expect(statesOf(queue)).toEqual({ done: 3, failed: 1 }));
    expect(attempts.get('photo-0.jpg')).toBe(1);
  });

  test('can be stopped and sent again', async () => {
    const { send, kept } = server();
    const queue = createUploadQueue({ send, onUploaded: () => undefined, pause: 0 });
    queue.add(photos(9));
    queue.cancel();
    expect(statesOf(queue)).toEqual({ failed: 9 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(kept.size).toBe(0);
    queue.retry();
    await waitFor(() => expect(statesOf(queue)).toEqual({ done: 9 }));
  });

  test(`are at most ${largestBatch} at a time; how many are left out is said`, () => {
    const never = () => new Promise<string>(() => undefined);
    const queue = createUploadQueue({ send: never, onUploaded: () => undefined });
    expect(queue.add(photos(largestBatch - 10))).toBe(0);
    expect(queue.add(photos(25))).toBe(15);
    expect(queue.pictures()).toHaveLength(largestBatch);
    queue.cancel();
  });
});
