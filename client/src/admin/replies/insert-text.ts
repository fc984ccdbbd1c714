/** The text with something written where it was marked, or at its end, and where one goes on writing. */
export function insertedText(
  area: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  what: string,
) {
  const { value, selectionStart, selectionEnd } = area;
  return {
    text: value.slice(0, selectionStart) + what + value.slice(selectionEnd),
    caret: selectionStart + what.length,
  };
}
