import { fold } from '../../../platform/paging/fold.ts';

/** Characters of the last part of an address, its number included. */
const longest = 60;

/** Letters that are no others with an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'ng',
};

/** `gorilla-trek-12`: a-z, 0-9 and hyphens; the number alone where nothing of the name is left. */
export function readableName(name: string, id: number): string {
  const plain = fold(name).replace(/[^ -~]/gu, (letter) => letters[letter] ?? ' ');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let text = '';
  const room = longest - String(id).length - 1;
  for (const word of words) {
    const longer = text ? `${text}-${word}` : word;
    if (longer.length > room) break;
    text = longer;
  }
  // One endless word is cut.
  text ||= words[0]?.slice(0, room) ?? '';
  return text ? `${text}-${id}` : String(id);
}
