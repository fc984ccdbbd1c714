let pressing = false;
const waiting = new Set<() => void>();

/**
 * Runs `action` at once, or, while the mouse or a finger presses something, when that press has been answered: what moves
 * the page between press and release would put something else under the pointer, and the press would be lost.
 */
export function afterPointerUp(action: () => void): void {
  if (pressing) waiting.add(action);
  else action();
}

function release() {
  pressing = false;
  for (const action of waiting) action();
  waiting.clear();
}

/** A list of choices or a dialog of the browser keeps the release for itself: then what comes next tells of it. */
const ends = ['mouseup', 'mousemove', 'dragend', 'keydown', 'change'] as const;

function onPress() {
  pressing = true;
}

function onEnd(event: Event) {
  const stillHeld = event.type === 'mousemove' && (event as MouseEvent).buttons !== 0;
  // The click follows in the same task; some releases bring none, and some clicks are not told of.
  if (pressing && !stillHeld) setTimeout(release);
}

/** Begins to watch for presses. Returns how to stop. */
export function watchPointer(): () => void {
  // A finger sends `mousedown` too, right before the focus moves.
  window.addEventListener('mousedown', onPress, true);
  window.addEventListener('click', release);
  for (const end of ends) window.addEventListener(end, onEnd, true);
  return () => {
    window.removeEventListener('mousedown', onPress, true);
    window.removeEventListener('click', release);
    for (const end of ends) window.removeEventListener(end, onEnd, true);
    release();
  };
}
