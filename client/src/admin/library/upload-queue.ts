// Many pictures on their way: three at a time, each sent again by itself when its connection goes. The address of a picture
// is made of its bytes, so that one which arrived and whose answer was lost is the same picture when it is sent again.
import { readFailure } from '../../lib/api/failure.ts';
import { NotNow } from '../screens/files.ts';

interface QueuedPicture {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much has been sent, 0 to 1. */
  part: number;
  /** Why it did not arrive, in a sentence. */
  reason?: string;
}

interface QueueOptions {
  /** Sends one, and rejects with `NotNow` when it may work in a moment. */
  send(file: File, options: { onProgress(part: number): void; signal: AbortSignal }): Promise<string>;
  /** Waited for before a picture is done. */
  onUploaded(url: string, file: File): unknown;
  /** Milliseconds before the second try, and twice that before the third. */
  pause?: number;
}

const atOnce = 3;
const tries = 3;
/** Most of one batch. */
export const largestBatch = 500;

export function createUploadQueue({ send, onUploaded, pause = 2_000 }: QueueOptions) {
  let pictures: readonly QueuedPicture[] = [];
  let lastKey = 0;
  let running = 0;
  let control = new AbortController();
  const listeners = new Set<() => void>();

  const set = (next: readonly QueuedPicture[]) => {
    pictures = next;
    for (const tell of listeners) tell();
  };
  const change = (key: number, how: Partial<QueuedPicture>) =>
    set(pictures.map((picture) => (picture.key === key ? { ...picture, ...how } : picture)));

  async function upload({ key, file }: QueuedPicture, { signal }: AbortController): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      change(key, { state: 'sending', part: 0 });
      try {
        const url = await send(file, { signal, onProgress: (part) => change(key, { part }) });
        await onUploaded(url, file);
        return change(key, { state: 'done', part: 1 });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof NotNow) || attempt === tries)
          return change(key, { state: 'failed', reason: readFailure(error).message });
      }
      await aMoment(pause * attempt, signal);
      if (signal.aborted) return;
    }
  }

  function proceed(): void {
    while (running < atOnce) {
      const next = pictures.find(({ state }) => state === 'waiting');
      if (!next) return;
      const mine = control;
      running += 1;
      void upload(next, mine).then(() => {
        if (mine !== control) return;
        running -= 1;
        proceed();
      });
    }
  }

  return {
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    pictures: () => pictures,
    /** Answers how many were left out because a batch holds no more. What arrived before is no part of the new batch. */
    add(files: readonly File[]): number {
      const open = pictures.filter(({ state }) => state !== 'done');
      const before = open.some(({ state }) => state !== 'failed') ? pictures : open;
      const taken = files.slice(0, Math.max(0, largestBatch - before.length));
      const added = taken.map((file): QueuedPicture => {
        lastKey += 1;
        return { key: lastKey, file, state: 'waiting', part: 0 };
      });
      set([...before, ...added]);
      proceed();
      return files.length - taken.length;
    },
    retry() {
      set(pictures.map((each) => (each.state === 'failed' ? { ...each, state: 'waiting', part: 0 } : each)));
      proceed();
    },
    /** Stops what is on its way and what waits; it can be sent again. */
    cancel() {
      control.abort(new Error('Stopped.'));
      control = new AbortController();
      running = 0;
      const stopped = { state: 'failed', reason: 'You stopped it.' } as const;
      set(
        pictures.map((each) =>
          each.state === 'done' || each.state === 'failed' ? each : { ...each, ...stopped },
        ),
      );
    },
    /** Takes what did not arrive off the list. */
    clear: () => set(pictures.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

const aMoment = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
