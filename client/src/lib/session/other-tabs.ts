// What one tab tells the others of this browser: that staff changed something.

let channel: BroadcastChannel | null | undefined;

/** One for sending and hearing, so that a tab does not hear itself. */
function open(): BroadcastChannel | null {
  if (channel === undefined)
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('changes');
  return channel;
}

/** Tells the other tabs that what they show may be old. */
export function tellOtherTabs() {
  open()?.postMessage('changed');
}

/** Calls `listener` whenever another tab changed something. Returns the way to stop. */
export function onChangeInOtherTab(listener: () => void): () => void {
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
}
