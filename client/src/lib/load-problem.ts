// Why something could not be drawn: often a file of code did not come.
import { useEffect, useState } from 'react';
import { fetchInTime } from './api/http-link.ts';

/** `outdated`: the server has a newer version of the site, and the files of this one are gone. */
export type Problem = 'offline' | 'outdated' | 'unknown';

/** What is known about an error at first, and a moment later what the server says to it. */
export function useLoadProblem(error: unknown): Problem {
  const [problem, setProblem] = useState<Problem>(() => (navigator.onLine ? 'unknown' : 'offline'));
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = !navigator.onLine ? 'offline' : (await isOutdated(error)) ? 'outdated' : 'unknown';
      if (wanted) setProblem(found);
    };
    void look();
    window.addEventListener('online', look);
    return () => {
      wanted = false;
      window.removeEventListener('online', look);
    };
  }, [error]);
  return problem;
}

/** Whether code did not come because it is gone, or belongs to pages the server no longer sends. */
export async function isOutdated(error: unknown): Promise<boolean> {
  if (!isLoadError(error)) return false;
  const file = error.message.split(/\s/).find((word) => /^https?:/.test(word) && word.endsWith('.js'));
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    if (file && (await fetchInTime(file, { method: 'HEAD', cache: 'no-store' })).status === 404) return true;
    const page = await (await fetchInTime(window.location.pathname)).text();
    return entry != null && !page.includes(entry);
  } catch {
    return false;
  }
}

/** Whether a file of code did not come, which no document asks for twice. Browsers have no name for it, only words: Chromium and Firefox, Firefox again, Safari. */
export function isLoadError(error: unknown): error is Error {
  return error instanceof Error && /dynamically imported|module script/i.test(error.message);
}
