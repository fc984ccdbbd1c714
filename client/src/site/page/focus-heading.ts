/** Moves the focus to the page's heading, so that it is read out and Tab goes on from there. Scrolls nothing. */
export function focusHeading() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
