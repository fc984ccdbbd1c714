// Whether what is pressed or filled in lies under Back or the chat.
import { expect, type Page } from '@playwright/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  // A desk's screen at 400 %.
  { width: 320, height: 256 },
];

/**
 * Expects every control of the page, brought into view as the browser does for what gets the focus, clear of the two; where
 * they have a strip of their own, also wherever the page is scrolled to. The page stays in the last size.
 */
export async function expectNothingCovered(page: Page, hasStrip: boolean): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const message = `${new URL(page.url()).pathname} at ${size.width} × ${size.height}`;
    // A busy machine draws the page in its new size a moment after the window has it.
    await expect.poll(() => page.evaluate(findCovered, hasStrip), { message }).toEqual([]);
  }
}

/** Runs in the page. */
function findCovered(hasStrip: boolean): string[] {
  const shortcuts = document.querySelector('aside[aria-label=Shortcuts]');
  if (!shortcuts) return [];
  const buttons = [...shortcuts.children].map((button) => button.getBoundingClientRect());
  const row = buttons[0] ? buttons[0].top + buttons[0].height / 2 : 0;
  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]',
    ),
  ].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isSeen && width > 2 && height > 2 && !shortcuts.contains(control);
  });
  const at = (x: number, y: number) => document.elementFromPoint(x, y);

  const covered = controls.filter((control) => {
    const isLarge = control.getBoundingClientRect().height > window.innerHeight / 2;
    const block = isLarge ? 'center' : 'nearest';
    control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = isLarge ? [(top + bottom) / 2] : [top + 2, (top + bottom) / 2, bottom - 2];
    if (xs.some((x) => ys.some((y) => shortcuts.contains(at(x, y))))) return true;
    if (!hasStrip) return false;
    // In the row of the two nothing may be seen of it: who sees the half beside a button wants the rest.
    window.scrollBy({ top: (top + bottom) / 2 - row, behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const isUnder = buttons.some(
      (button) => box.left < button.right && box.right > button.left && box.top < row && box.bottom > row,
    );
    return (
      isUnder &&
      [box.left + 2, ...buttons.flatMap((button) => [button.left - 4, button.right + 4]), box.right - 2].some(
        (x) => {
          const seen = at(x, row);
          return seen !== null && control.contains(seen);
        },
      )
    );
  });
  return covered.map(
    (control) =>
      control.getAttribute('aria-label') || control.textContent?.trim() || control.outerHTML.slice(0, 120),
  );
}
