/** What search engines show of a text under its title: its first words in one line, at most 155 characters with the '...'. */
export function summary(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= 155) return line;
  const words = line.slice(0, 153);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;:.]$/, '')}...`;
}

/** Whether one of the texts contains `query`, whatever the case, accents and apostrophes. An empty query matches all. */
export function matches(query: string, ...texts: string[]): boolean {
  const words = fold(query.trim());
  return texts.some((text) => fold(text).includes(words));
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘ʼ`]/g, '');

/** Paragraphs of a plain text, which blank lines separate. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Parts of a comma-separated text, trimmed, without empty ones. */
export function commaParts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
