declare global {
  interface Window {
    /** The buttons that were pressed before our code could answer, in their order; index.html notes them. */
    earlyClicks: Set<HTMLElement>;
  }
}

/** Presses what was pressed too early, each button once, however often somebody tried. */
export async function replayClicks() {
  const pressed = window.earlyClicks;
  for (const waiting of [document.documentElement, ...pressed]) delete waiting.dataset.waiting;
  for (const button of pressed) {
    // What the page became, and what the one before changed, is drawn before the next is pressed.
    await new Promise((resolve) => setTimeout(resolve));
    if (button.isConnected) button.click();
  }
}
