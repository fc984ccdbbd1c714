// What the journeys through the staff's screens have in common.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Names of its own for each run, so that journeys do not meet each other's rows. */
export const nameOf = (what: string) => `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

export const form = (page: Page) => page.getByRole('dialog');

export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

/** Waits for a screen and its data: a placeholder is as wide as it is let. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId(/^skeleton-/).or(page.locator('[aria-busy=true]'))).toHaveCount(0);
}

/** Goes to a screen by the sidebar of a wide window: loading the staff's part anew costs many times as much. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Staff', exact: true });
  const link = sidebar.locator(`a[href="${path}"]`);
  await link.click();
  // From here on the screen before is gone.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expectLoaded(page);
}

/**
 * Presses with the mouse as a hand does: it comes down in one place, the page has time to answer that the focus moved, and
 * it is released in the same place, whatever is there by then.
 */
export async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Two pictures of the screen later all that was going to move has moved.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.mouse.up();
}

/** Pastes (or drops) HTML, or a picture that is drawn for it, as another program would hand it over. */
export async function paste(
  target: Locator,
  what: { html?: string; picture?: string; drop?: boolean },
): Promise<void> {
  await target.evaluate(async (element, { html, picture, drop }) => {
    const data = new DataTransfer();
    if (html) data.setData('text/html', html);
    if (picture) {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      context.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      data.items.add(new File([bytes ?? ''], picture, { type: 'image/png' }));
    }
    const { left, top } = element.getBoundingClientRect();
    const event = drop
      ? new DragEvent('drop', {
          dataTransfer: data,
          clientX: left + 20,
          clientY: top + 20,
          bubbles: true,
          cancelable: true,
        })
      : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, what);
}

/** Answers the question with Delete, after the focus was seen on Cancel. */
export async function confirmDelete(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
}

/** Of a record of the demo: one that another journey made may be gone by the press. */
export const demoRow = (page: Page, what: 'Edit' | 'Delete') =>
  page.getByRole('button', { name: new RegExp(`^${what} (?!.*(\\d{13}-|Wandegeya))`) }).first();

/** Makes and deletes content by REST as the person signed in on `page`; `removeAll` deletes what is left of it. */
export async function asStaff(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const made: string[] = [];
  return {
    async make(kind: string, data: object): Promise<string> {
      const answer = await page.request.post(`/api/v1/${kind}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      const path = `/api/v1/${kind}/${(await answer.json()).data.id}`;
      made.push(path);
      return path;
    },
    /** The path of what was made on the screen under `name`; it is removed with the rest. */
    async pathOf(kind: string, name: string): Promise<string> {
      const { data } = await (await page.request.get(`/api/v1/${kind}`, { headers })).json();
      const found = data.find((row: { title?: string; name?: string }) =>
        [row.title, row.name].includes(name),
      );
      expect(found, `${name} is among the ${kind}`).toBeDefined();
      const path = `/api/v1/${kind}/${found.id}`;
      made.push(path);
      return path;
    },
    async remove(path: string): Promise<void> {
      expect((await page.request.delete(path, { headers })).status()).toBe(200);
    },
    async removeAll(): Promise<void> {
      for (const path of made) await page.request.delete(path, { headers });
    },
  };
}

/**
 * Chooses a photo as a camera of 12 megapixels takes it: 4032 by 3024 pixels that are hard to compress, and a mark that it
 * was held upright. Answers its size in bytes.
 */
export function chooseLargePhoto(input: Locator): Promise<number> {
  return input.evaluate(async (element: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 4032;
    canvas.height = 3024;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, Math.min(at + 65_536, pixels.data.length)));
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    context.putImageData(pixels, 0, 0);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (!drawn) throw new Error('This browser makes no JPEG.');
    // An Exif part of one entry: orientation 6, a quarter turn to the right.
    const words = [0xffe1, 34, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8, 1, 0x0112, 3, 0, 1, 6, 0, 0, 0];
    const exif = Uint8Array.from(words.flatMap((word) => [word >> 8, word & 255]));
    const parts = [drawn.slice(0, 2), exif, drawn.slice(2)];
    const files = new DataTransfer();
    const photo = new File(parts, 'camera.jpg', { type: 'image/jpeg' });
    files.items.add(photo);
    element.files = files.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return photo.size;
  });
}
