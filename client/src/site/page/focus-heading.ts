/**
 * Moves the focus to the place that `hash` names or else to the page's heading, so that it is read out and Tab goes on
 * from there. Scrolls nothing.
 */
export function focusHeading(hash = '') {
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const target =
    named || (document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
