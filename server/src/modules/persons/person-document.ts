// What there is of a person as texts: a page to read, and JSON for other programs. Made piece by piece.
import { english, languageAttributes } from '../../platform/locale.ts';
import { escapeText } from '../../platform/text/escape-text.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import type { PersonRow } from './person-rows.ts';

export interface PersonPart {
  /** What people call its rows. */
  name: string;
  rows(): AsyncIterable<PersonRow>;
}

const styles =
  'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere;white-space:pre-wrap}th{font-weight:normal;color:#555}';

export async function* personAsJson(email: string, parts: readonly PersonPart[]): AsyncGenerator<string> {
  yield `{\n"email": ${JSON.stringify(email)}`;
  for (const { name, rows } of parts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = '\n';
    for await (const { columns } of rows()) {
      yield before + JSON.stringify(columns);
      before = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** A table for each row; what is empty is left out. */
export async function* personAsPage(email: string, parts: readonly PersonPart[]): AsyncGenerator<string> {
  const title = `What we know of ${escapeText(email)}`;
  yield `<!doctype html><html ${languageAttributes(english)}><meta charset="utf-8"><title>${title}</title><style>${styles}</style><h1>${title}</h1>\n`;
  for (const { name, rows } of parts) {
    let heading = `<h2>${escapeText(name)}</h2>\n`;
    for await (const { columns } of rows()) {
      yield `${heading}<table>${Object.entries(columns).map(lineOf).join('')}</table>\n`;
      heading = '';
    }
  }
  yield '</html>\n';
}

function lineOf([name, value]: [string, unknown]): string {
  if (value === null || value === undefined || value === '') return '';
  const words = capitalised(name).replaceAll('_', ' ');
  const text = escapeText(value instanceof Date ? value.toISOString() : wordsOf(value));
  const shown =
    name === 'file' ? `<a href="${text.split('/').map(encodeURIComponent).join('/')}">${text}</a>` : text;
  return `<tr><th>${escapeText(words)}</th><td>${shown}</td></tr>`;
}

const wordsOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
