import { isImageAddress } from '../../screens/form/checks.ts';

/** HTML from the clipboard whose pictures all have an address. */
interface PastedParts {
  html: string;
  /** The pictures that came inside the HTML, by the address they have in it on this device. */
  files: Map<string, File>;
  /** How many parts were left out, because they cannot be kept. */
  lostPictures: number;
  lostFilms: number;
}

const keptFilm = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

/**
 * Gives the pictures inside pasted HTML an address on this device, until they are uploaded, and takes out what cannot be
 * kept: word processors name pictures by a path that only they can read.
 */
export function takeParts(html: string): PastedParts {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts: PastedParts = { html: '', files: new Map(), lostPictures: 0, lostFilms: 0 };
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const file = fileOf(src);
    if (file) {
      const address = URL.createObjectURL(file);
      parts.files.set(address, file);
      picture.setAttribute('src', address);
    } else if (!isImageAddress(src)) {
      picture.remove();
      parts.lostPictures += 1;
    }
  }
  for (const film of body.querySelectorAll('iframe, video, audio, object, embed')) {
    if (film.matches('iframe') && keptFilm.test(film.getAttribute('src') ?? '')) continue;
    film.remove();
    parts.lostFilms += 1;
  }
  // Inside the table it would stand among the cells.
  for (const caption of body.querySelectorAll('caption')) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
  parts.html = body.innerHTML;
  return parts;
}

/** The picture a `data:` address holds, or null for any other address. */
function fileOf(address: string): File | null {
  const [, type, base64] = /^data:(image\/[\w+.-]+);base64,([\s\S]+)$/.exec(address) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** What was left out, in a sentence for each kind; '' when that is nothing. */
export function lostInWords({ lostPictures, lostFilms }: PastedParts): string {
  const sentences = [];
  if (lostPictures === 1)
    sentences.push(
      'A picture was left out, because the program it was copied from keeps it to itself. Copy the picture alone, or drop its file here.',
    );
  if (lostPictures > 1)
    sentences.push(
      `${lostPictures} pictures were left out, because the program they were copied from keeps them to itself. Copy each picture alone, or drop the files here.`,
    );
  if (lostFilms > 0)
    sentences.push(
      'A film or another embedded part was left out. Films can be given by their address on YouTube or Vimeo, under “Video URL”.',
    );
  return sentences.join(' ');
}

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
  for (const paragraph of body.querySelectorAll('p')) {
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
