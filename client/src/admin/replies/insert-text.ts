/** The text with something written where it was marked, or at its end, and where one goes on writing. */
export function insertedText(
  area: Pick<HTMLTextAreaElement | HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  what: string,
) {
  const { value } = area;
  // Of an input that holds no line, such as a date, a browser does not say it.
  const start = area.selectionStart ?? value.length;
  const end = area.selectionEnd ?? value.length;
  return { text: value.slice(0, start) + what + value.slice(end), caret: start + what.length };
}

/** Writes it where the text was left, and goes on there; `write` gives the form the text. */
export function insertInto(
  area: HTMLTextAreaElement | HTMLInputElement,
  what: string,
  write: (text: string) => void,
) {
  const { text, caret } = insertedText(area, what);
  write(text);
  area.focus();
  area.setSelectionRange(caret, caret);
}
