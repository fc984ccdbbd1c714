import { randomKey } from '../../lib/random-key.ts';
import type { ChangesQuery } from './changes.generated.ts';
import { type OpenRecord, OpenRecords } from './open-records.ts';

/** Milliseconds between two questions. */
export const pollInterval = 4_000;

interface Options {
  /** Who is signed in: tabs listen to no other's answers. */
  person: number;
  ask(cursor: string | null, open: OpenRecord[]): Promise<ChangesQuery>;
  /** An answer came, to this tab's question or another's; `askedAt` is by the clock of this machine, in milliseconds. */
  hear(answer: ChangesQuery, askedAt: number): void;
  /** Answers were missed: what is on screen may be old. */
  missed(): void;
}

export interface ChangesFeed {
  /** Says what this tab has open from now on. */
  open(records: OpenRecord[]): void;
  stop(): void;
}

type Message = { person: number } & (
  | { type: 'answer'; since: string | null; askedAt: number; answer: ChangesQuery }
  | { type: 'open'; tab: string; records: OpenRecord[] }
);

/** Asks what changed every few seconds, in one visible tab of the browser, which tells the others. */
export function followChanges({ person, ask, hear, missed }: Options): ChangesFeed {
  const tab = randomKey();
  const channel = tabsAgree() ? new BroadcastChannel('office-changes') : null;
  const records = new OpenRecords();
  let cursor: string | null = null;
  /** Asks at once, in the tab that asks. */
  let askNow: (() => Promise<void>) | null = null;

  const tell = (message: Message) => channel?.postMessage(message);
  const tellOpen = (open = records.mine) => tell({ person, type: 'open', tab, records: open });

  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.person !== person) return;
    if (data.type === 'open') {
      if (records.hear(data.tab, data.records)) void askNow?.();
      return;
    }
    const { since, askedAt, answer } = data;
    if (cursor !== null && cursor !== since) missed();
    cursor = answer.changes.cursor;
    hear(answer, askedAt);
    if (records.mine.length > 0) tellOpen();
  };

  const begin = () => {
    let isBusy = false;
    let isWanted = false;
    const question = async () => {
      if (isBusy || document.visibilityState !== 'visible') return;
      isBusy = true;
      isWanted = false;
      const since = cursor;
      const askedAt = Date.now();
      try {
        const answer = await ask(since, records.inAllTabs());
        // Another tab asks by now, from where this one stood.
        if (askNow !== now) return;
        cursor = answer.changes.cursor;
        tell({ person, type: 'answer', since, askedAt, answer });
        hear(answer, askedAt);
      } catch {
        // A failure needs no word: there is nothing to do about it, and it is asked again soon.
      } finally {
        isBusy = false;
        if (isWanted && askNow === now) void question();
      }
    };
    const now = () => {
      isWanted = true;
      return question();
    };
    askNow = now;
    void question();
    const timer = setInterval(question, pollInterval);
    return () => {
      clearInterval(timer);
      askNow = null;
    };
  };

  const onLeave = () => tellOpen([]);
  channel?.addEventListener('message', onMessage);
  window.addEventListener('pagehide', onLeave);
  const stopLeading = whileLeading(begin);
  return {
    open(now) {
      if (JSON.stringify(now) === JSON.stringify(records.mine)) return;
      records.mine = now;
      tellOpen();
      void askNow?.();
    },
    stop() {
      stopLeading();
      window.removeEventListener('pagehide', onLeave);
      onLeave();
      channel?.close();
    },
  };
}

const lock = 'office-changes';

/** Whether tabs of this browser can agree on one that asks: on addresses without https some browsers cannot. */
const tabsAgree = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/**
 * Runs `begin` while this tab is visible and, of those of this browser that are, the one that asks; what it answers ends it.
 * Where tabs cannot agree, every visible one asks for itself. Returns the way to stop.
 */
function whileLeading(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const follow = () => {
    end?.();
    end = document.visibilityState === 'visible' ? (tabsAgree() ? whileLocked(begin) : begin()) : null;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}

function whileLocked(begin: () => () => void): () => void {
  const waiting = new AbortController();
  let end: (() => void) | null = null;
  const held = () =>
    new Promise<void>((release) => {
      const stop = begin();
      end = () => {
        stop();
        release();
      };
    });
  // Rejects when we stop waiting, and when the page goes.
  navigator.locks.request(lock, { signal: waiting.signal }, held).catch(() => undefined);
  return () => {
    waiting.abort();
    end?.();
  };
}
