import { useRef, useState } from 'react';

/** Whether a form is on its way, and `send`, which does `work` unless one is on its way already. */
export function useSending() {
  const [sending, setSending] = useState(false);
  // The state is drawn a moment later than a second tap may come.
  const busy = useRef(false);

  async function send(work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, send };
}
