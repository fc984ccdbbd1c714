const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words within HTML. */
export const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
