const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the place with this id. While the page is still filling it may not be there yet, or move: then it is
 * scrolled to again, until a hand moves the page or the returned function is called.
 */
export function scrollToAnchor(id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const end = () => {
    observer.disconnect();
    for (const gesture of gestures) window.removeEventListener(gesture, end);
  };
  for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true });
  return end;
}
