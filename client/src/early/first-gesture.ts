const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back for what somebody does with the page, once; not before there is something to see, as nobody can touch what is not drawn. */
export function onFirstGesture(then: () => void) {
  let done = false;
  const finish = () => {
    if (done) return;
    done = true;
    for (const gesture of gestures) window.removeEventListener(gesture, note);
    then();
  };
  function note(event: Event) {
    if (isByTheBrowser(event)) return;
    // What was drawn in a hidden tab may never be noted as painted.
    if (document.readyState === 'complete') finish();
    else afterFirstPaint(finish);
  }
  for (const gesture of gestures) window.addEventListener(gesture, note, { passive: true });
}

/** Where a pointer rests, the browser moves it by nothing as soon as something lies under it: before the first paint. */
function isByTheBrowser(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

export function afterFirstPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
