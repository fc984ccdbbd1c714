// What a file is by its content; what it is called counts only for its name.
import { fileTypeFromBuffer } from 'file-type';

interface AttachmentKind {
  type: string;
  /** Endings that a name may have, the usual one first. */
  endings: readonly [string, ...string[]];
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What mail programs show without danger; documents with macros are of other kinds. */
const kinds: readonly AttachmentKind[] = [
  { type: 'application/pdf', endings: ['pdf'] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', endings: ['png'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: word, endings: ['docx'] },
  { type: excel, endings: ['xlsx'] },
];
const plainText: AttachmentKind = { type: 'text/plain', endings: ['txt', 'csv'] };

/** Null for a file that we do not send. */
export async function attachmentKindOf(bytes: Buffer): Promise<AttachmentKind | null> {
  if (bytes.length === 0) return null;
  // What begins like a file that it is not, such as half a ZIP, is of no kind.
  const found = await fileTypeFromBuffer(bytes).catch(() => null);
  if (found === null) return null;
  if (found) return kinds.find(({ type }) => type === found.mime) ?? null;
  return isPlainText(bytes) ? plainText : null;
}

/** Words in UTF-8 that no browser takes for a page: without control characters, and without a tag at the beginning. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !/^\s*</.test(text);
  } catch {
    return false;
  }
}

const longest = 120;

/** A name that shows what the file is: one line without signs that mean something in paths, with an ending of its kind. */
export function attachmentName(given: string, { endings }: AttachmentKind): string {
  const readable = withoutEdges(
    given
      .toWellFormed()
      .replace(/[\p{C}\u2028\u2029]/gu, '')
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .replace(/\s+/g, ' '),
  );
  const ending = /\.(\w{1,5})$/.exec(readable)?.[1]?.toLowerCase() ?? '';
  const isRight = endings.includes(ending);
  const stem = (isRight ? readable.slice(0, -ending.length - 1) : readable) || 'attachment';
  return `${stem.slice(0, longest).toWellFormed().trim()}.${isRight ? ending : endings[0]}`;
}

/** Without dots and blanks at both ends; an expression for the end would look at it again from each of them. */
function withoutEdges(name: string): string {
  const letters = [...name];
  const isInside = (letter: string) => letter !== '.' && letter !== ' ';
  return letters
    .slice(Math.max(letters.findIndex(isInside), 0), letters.findLastIndex(isInside) + 1)
    .join('');
}
