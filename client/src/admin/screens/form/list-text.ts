// Lists as staff type them: one to a line; for commas there is `commaParts`.

/** Lines of a text, trimmed, without empty ones. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What was typed in a field that may be left out, or null. */
export function textOrNull(text: string): string | null {
  return text.trim() || null;
}
