import { showNotice } from './notice.ts';

/** Milliseconds before each further try. */
const pauses = [1000, 3000, 9000];

/**
 * Imports a part of the page's code; one that does not come is asked for again. Offline it waits for the connection
 * and says so. After the last try it says that the page has to be loaded anew, and rejects.
 */
export async function importPatiently<T>(part: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await part();
    } catch {
      if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, pause));
      else await connected();
    }
  }
  try {
    return await part();
  } catch (error) {
    showNotice('Part of this page could not be loaded. There may be a new version.', 'Reload');
    throw error;
  }
}

async function connected() {
  const hide = showNotice('You are offline. The page goes on by itself as soon as you are connected again.');
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  hide();
}
