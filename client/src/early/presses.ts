/** What the browser does not do by itself: links, forms, the menu and questions that open work without our code. */
const needsCode = 'button[type="button"]:not([popovertarget])';
const filters = 'select, input[type="search"]';

/**
 * Notes the buttons that are pressed before our code can answer, and shows that they wait. Call what comes back once it
 * can: each is pressed then, in their order, and once, however often somebody tried.
 */
export function notePresses(): () => Promise<void> {
  const root = document.documentElement;
  const pressed = new Set<HTMLElement>();

  function notePress({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>(needsCode);
    if (!button) return;
    pressed.add(button);
    for (const waiting of [root, button]) waiting.dataset.waiting = '';
  }
  /** What is chosen stays in its field, where the page finds it. */
  function noteChoice({ target }: Event) {
    if (target instanceof Element && target.matches(filters)) root.dataset.waiting = '';
  }
  window.addEventListener('click', notePress, true);
  window.addEventListener('input', noteChoice, true);
  root.dataset.early = '';

  return async () => {
    window.removeEventListener('click', notePress, true);
    window.removeEventListener('input', noteChoice, true);
    for (const waiting of [root, ...pressed]) delete waiting.dataset.waiting;
    for (const button of pressed) {
      // What the page became, and what the one before changed, is drawn before the next is pressed.
      await new Promise((resolve) => setTimeout(resolve));
      if (button.isConnected) button.click();
    }
  };
}
