// HTML of the editor as it is published: as short as a person would write it.
import { generateHTML, generateJSON } from '@tiptap/react';
import { extensions } from './extensions.ts';

/** The editor's HTML without the paragraphs it puts into list items and cells, without empty ones at the end, and
 * without pictures that only this device can show; '' when nothing is left. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img[src^="blob:"]')) picture.remove();
  for (const paragraph of body.querySelectorAll(':is(li, td, th) > p:only-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}

/** Whether the editor can show all of it. What it does not know, such as a caption, it would silently drop. */
export function isEditable(html: string): boolean {
  const after = census(generateHTML(generateJSON(html, extensions), extensions));
  return [...census(html)].every(([part, count]) => (after.get(part) ?? 0) >= count);
}

const sameAs: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', strike: 's', del: 's' };

/** How often each kind of element is there, with what it links to or shows. */
function census(html: string): Map<string, number> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    if (element.matches('p, br, thead, tbody')) continue;
    const name = sameAs[element.localName] ?? element.localName;
    const part = [name, element.getAttribute('href'), element.getAttribute('src')].join(' ');
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}
