// Looks at a page as a reader of Arabic would have it: nothing wider than the screen, cut off or on top of something else.
import { expect, type Page } from '@playwright/test';

/**
 * Expects no fault of the page in either width, as soon as it has settled there. It stays set from right to left, and in
 * the width it was not in: the next look begins there.
 */
export async function expectToReadFromTheRight(page: Page): Promise<void> {
  for (const width of page.viewportSize()?.width === 360 ? [360, 1440] : [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${new URL(page.url()).pathname} at ${width} px`;
    await expect.poll(() => page.evaluate(findFaults), { message }).toEqual([]);
  }
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  document.documentElement.dir = 'rtl';
  await document.fonts.ready;
  // What moves in or out is looked at where it ends.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const faults: string[] = [];
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const words = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const modal = document.querySelector('dialog:modal, [role$=dialog][aria-modal=true]');

  /** The part that is seen; null when that is nothing. What is cut off although nobody can scroll to it is a fault. */
  function seen(element: Element, rect: DOMRect, name: string): DOMRect | null {
    let { left, right, top, bottom } = rect;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.clip !== 'auto') return null;
      if (style.overflowX === 'visible') continue;
      const clip = box.getBoundingClientRect();
      if (clip.width < 2 || clip.height < 2) return null;
      const cut = Math.max(clip.left - left, right - clip.right);
      const partly = left < clip.right && right > clip.left && top < clip.bottom && bottom > clip.top;
      const meant = /auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis';
      if (partly && cut > 2 && !meant) faults.push(`${name} is cut off`);
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      if (right - left < 1 || bottom - top < 1) return null;
    }
    if (bottom + window.scrollY < 0) return null;
    if (left < -1 || right > window.innerWidth + 1) faults.push(`${name} stands beside the screen`);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  interface Thing {
    name: string;
    element: Element;
    layer: Element | null;
    rect: DOMRect;
  }
  const things: Thing[] = [];
  /** What stays while the page scrolls lies over other things on purpose. */
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  };
  const add = (element: Element, rect: DOMRect, name: string) => {
    const part = seen(element, rect, name);
    if (part) things.push({ name, element, layer: layerOf(element), rect: part });
  };

  const root = modal ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.nodeValue?.trim() ||
      !element ||
      /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE|TEXTAREA)$/i.test(element.tagName)
    )
      continue;
    if (!shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Lines of a heading stand closer than the boxes of their letters.
    for (const { left, top, width, height } of range.getClientRects())
      add(element, new DOMRect(left, top + height / 4, width, height / 2), words(node.nodeValue));
  }
  for (const control of root.querySelectorAll('a, button, input, select, textarea')) {
    const name = `<${control.localName}> ${words(control.getAttribute('aria-label') ?? control.textContent ?? '')}`;
    // A link within a text is as high as its lines.
    if (shown(control) && getComputedStyle(control).display !== 'inline')
      add(control, control.getBoundingClientRect(), name);
  }
  // From the top down, so that each is compared with what begins beside it only.
  things.sort((one, other) => one.rect.top - other.rect.top);
  for (const [at, one] of things.entries())
    for (let next = at + 1; next < things.length; next += 1) {
      const other = things[next] as Thing;
      if (one.rect.bottom - other.rect.top <= 2) break;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (across <= 2 || down <= 2 || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      faults.push(`${one.name} lies on ${other.name}`);
    }
  return [...new Set(faults)];
}
