const lock = 'office-changes';

/** Whether tabs of this browser can agree on one that asks: on addresses without https some browsers cannot. */
export const tabsAgree = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/**
 * Runs `lead` while this tab is visible and, of those of this browser that are, the one that asks; what it answers ends it.
 * Where tabs cannot agree, every visible one asks for itself. Returns the way to stop.
 */
export function whileLeading(lead: () => () => void): () => void {
  let end: (() => void) | null = null;
  const follow = () => {
    end?.();
    end = document.visibilityState === 'visible' ? (tabsAgree() ? whileLocked(lead) : lead()) : null;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}

function whileLocked(lead: () => () => void): () => void {
  const waiting = new AbortController();
  let end: (() => void) | null = null;
  const held = () =>
    new Promise<void>((release) => {
      const stop = lead();
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
