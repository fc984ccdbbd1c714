/** Milliseconds before the page is loaded anew, each time. */
const pauses = [1000, 3000, 9000];
const key = 'starts';

/**
 * After code that did not come: no document asks for a file of code twice, so the page is loaded anew, three times at
 * most, with what was typed. Offline it waits for the connection and says so.
 */
export async function reloadPage() {
  if (!navigator.onLine) {
    showNotice('You are offline. The page goes on by itself as soon as you are connected again.');
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return reload();
  }
  const pause = countReloads();
  if (pause === undefined) {
    showNotice('Part of this page could not be loaded. There may be a new version.', 'Reload');
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  reload();
}

/** From here on a start that fails is the first. */
export const resetReloads = () => void write(key, null);

/** The pause before the next start; undefined when there were enough, or nobody can count them. */
function countReloads(): number | undefined {
  const starts = Number(read(key));
  return write(key, String(starts + 1)) ? pauses[starts] : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fields = () =>
  document.querySelectorAll<Field>('#root :is(input:not([type=checkbox]), textarea, select)[id]');

function reload() {
  const filled = [...fields()].map(({ id, value }) => [id, value]);
  write('filled', JSON.stringify(filled));
  window.location.reload();
}

/** Puts back what was typed before the page was loaded anew; our code takes it over from there. */
export function refill() {
  const filled = read('filled');
  write('filled', null);
  const values = new Map<string, string>(filled ? JSON.parse(filled) : []);
  for (const field of fields()) field.value = values.get(field.id) ?? field.value;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

// The colours are those the page came with. Where its styles are missing too, the browser's own stand in.
const style =
  'position:fixed;inset:auto 0 0;z-index:2000;padding:1rem;background:var(--l-colors-brand,CanvasText);color:var(--l-colors-paper,Canvas);font:1rem/1.5 var(--l-fonts-body,system-ui);text-align:center';
const buttonStyle =
  'margin-inline-start:1rem;padding:.6rem 1.2rem;background:var(--l-colors-highlight,ButtonFace);color:var(--l-colors-black,ButtonText);border-radius:2px;font-weight:600';

/** A sentence at the foot of the screen, without any of our libraries, and a button that loads the page anew. */
function showNotice(text: string, reload?: string) {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = style;
  notice.textContent = text;
  if (reload) {
    const button = document.createElement('button');
    button.textContent = reload;
    button.style.cssText = buttonStyle;
    button.onclick = () => window.location.reload();
    notice.append(button);
  }
  document.body.append(notice);
}
