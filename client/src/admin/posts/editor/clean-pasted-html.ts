/**
 * HTML from the clipboard without what word processors add to it. Word writes lists as paragraphs that begin
 * with a bullet or a number: they become lists again. Styles go by themselves, because the editor knows none.
 */
export function cleanPastedHtml(html: string): string {
  // Word's bullets stand in conditional comments, and are no comments at all when pasted by some browsers.
  const withoutBullets = withoutParts(html, '<![if !supportLists]>', '<![endif]>');
  const bare = withoutParts(withoutParts(withoutBullets, '<!--', '-->'), '<![', ']>');
  const { body } = new DOMParser().parseFromString(bare, 'text/html');
  for (const element of body.querySelectorAll('style, meta, link, script, title, xml')) element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  }
  restoreLists(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
  return body.innerHTML;
}

/** The text without each part from `begin` to the next `end`. */
function withoutParts(text: string, begin: string, end: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(begin, at);
    const stop = start < 0 ? -1 : text.indexOf(end, start + begin.length);
    if (stop < 0) return kept + text.slice(at);
    kept += text.slice(at, start);
    at = stop + end.length;
  }
}

const listItem = /^MsoListParagraph/;
const bullet = /^[\s\u00a0]*(?:[·•o§\uf0b7-]|\(?(\d{1,3}|[a-z])[.)])[\s\u00a0]+/i;

function restoreLists(body: HTMLElement) {
  let list: HTMLElement | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!listItem.test(paragraph.className)) continue;
    const sign = bullet.exec(paragraph.textContent ?? '');
    const kind = sign?.[1] || isNumbered(paragraph) ? 'ol' : 'ul';
    if (!list || list.localName !== kind || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(kind);
      paragraph.before(list);
    }
    if (sign) dropStart(paragraph, sign[0].length);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}

/** Word says in a style which level and format a paragraph of a list has, even where the number is gone. */
const isNumbered = (paragraph: Element) =>
  /decimal|lower-|upper-/.test(paragraph.getAttribute('style') ?? '');

/** Takes the first `count` characters out of an element's text. */
function dropStart(element: Element, count: number) {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = count; left > 0 && walker.nextNode(); ) {
    const text = walker.currentNode as Text;
    const part = Math.min(left, text.data.length);
    text.deleteData(0, part);
    left -= part;
  }
}

const isBlank = (element: Element) =>
  !element.textContent?.replaceAll('\u00a0', '').trim() && !element.querySelector('img, iframe, br');
