// The page is complete as HTML. Its code is fetched when text and pictures are there, or at once when somebody
// touches the page: on a slow network it would otherwise stand in their way.
const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;
let pressed: HTMLElement | null = null;

function start() {
  for (const gesture of gestures) window.removeEventListener(gesture, start);
  if (started) return;
  started = true;
  const chunks: string[] = JSON.parse(document.getElementById('page-code')?.textContent ?? '[]');
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void startInSteps();
}

/** Runs the code part by part with room between them for a finger; as one piece it holds a small phone for 300 ms. */
async function startInSteps() {
  for (const part of [
    () => import('react-dom/client'),
    () => import('./lib/apollo.ts'),
    () => import('./ui/theme/config.ts'),
    () => import('./ui/theme/system.ts'),
  ]) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const app = await import('./entry-app.tsx');
  await app.start(repeatPress);
}

/** A button pressed before its code was there is pressed once more; links and forms work without. */
function notePress({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  if (button) pressed = button;
}

function repeatPress() {
  window.removeEventListener('click', notePress, true);
  if (pressed?.isConnected) pressed.click();
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

function afterFirstPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

if (document.getElementById('root')?.firstElementChild) {
  for (const gesture of gestures) window.addEventListener(gesture, start, { passive: true });
  window.addEventListener('click', notePress, true);
  if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon);
} else {
  // The staff's part is drawn in the browser: there is nothing to see before.
  start();
}
