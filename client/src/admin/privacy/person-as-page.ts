// What is known of a person as a page that they can read, with nothing in it but what they asked for.
import { locale } from '../../lib/locale.ts';

type Row = Readonly<Record<string, unknown>>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const label = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Rows in tables, one for each kind of thing; what is empty is left out. */
export function personAsPage(all: Readonly<Record<string, unknown>>): string {
  const email = escaped(String(all.email ?? ''));
  const parts = Object.entries(all).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.length > 0 ? [`<h2>${escaped(name)}</h2>`, ...rows.map(tableOf)] : [],
  );
  return `<!doctype html><html lang="${locale.language}"><meta charset="utf-8"><title>What we know of ${email}</title>
<style>body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere;white-space:pre-wrap}th{font-weight:normal;color:#555}</style>
<h1>What we know of ${email}</h1>${parts.join('\n')}</html>`;
}

function tableOf(row: Row): string {
  const { bytes, type, ...rest } = row;
  const lines = Object.entries({ ...rest, ...(typeof bytes === 'string' ? {} : { type }) }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  // A file stands in the page as itself.
  const file =
    typeof bytes === 'string'
      ? `<p><a download="${escaped(String(row.sealed))}" href="data:application/octet-stream;base64,${bytes}">${escaped(String(row.sealed))}</a></p>`
      : '';
  const cells = lines.map(
    ([name, value]) => `<tr><th>${escaped(label(name))}</th><td>${escaped(String(value))}</td></tr>`,
  );
  return `<table>${cells.join('')}</table>${file}`;
}
