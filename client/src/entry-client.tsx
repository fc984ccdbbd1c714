// The page is complete as HTML. Its code is fetched when text and pictures are there, or at once when somebody
// touches the page: on a slow network it would otherwise stand in their way. What they press until then is not lost.
import { replayClicks } from './early/early-clicks.ts';
import { afterFirstPaint, onFirstGesture } from './early/first-gesture.ts';
import { refill, reloadPage, resetReloads } from './early/reload-page.ts';

let started = false;

/** The HTML is there to its end: this file may come before. */
const read = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

function start() {
  if (started) return;
  started = true;
  const chunks: string[] = JSON.parse(document.getElementById('page-code')?.textContent ?? '[]');
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  startInSteps().catch((error) => {
    void reloadPage();
    throw error;
  });
}

/** Runs the code part by part with room between them for a finger; as one piece it holds a small phone for 300 ms. */
async function startInSteps() {
  const parts: (() => Promise<unknown>)[] = [
    () => import('react-dom/client'),
    () => import('./lib/api/apollo.ts'),
    () => import('./ui/theme/system.ts'),
  ];
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const app = await import('./entry-app.tsx');
  await read;
  await app.start(replayClicks);
  resetReloads();
}

/** A second after text and pictures were drawn, when the browser has nothing better to do. */
function startSoon() {
  afterFirstPaint(() =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
      else start();
    }, 1000),
  );
}

onFirstGesture(start);
void read.then(() => {
  refill();
  // The staff's part is drawn in the browser: there is nothing to see before.
  if (!document.getElementById('root')?.firstElementChild) start();
  else if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon);
});
