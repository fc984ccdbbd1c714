import type { MailLook } from '../settings/agency.ts';
import type { MailContent, Part } from './mail-content.ts';

/** Longest line, as mail has had it for forty years. */
const width = 72;

/** The mail for programs that show no HTML, and for people who like it so. */
export function renderText(
  { heading, parts, reason, unsubscribeUrl, viewUrl }: MailContent,
  { company }: MailLook,
): string {
  const blocks = [
    company.name.toUpperCase(),
    `${wrap(heading)}\n${'-'.repeat(Math.min(heading.length, width))}`,
    ...parts.map(renderPart),
    [
      '-- ',
      ...[company.name, company.address, company.phone].filter(Boolean),
      '',
      wrap(reason),
      ...(viewUrl ? [`View in your browser: ${viewUrl}`] : []),
      ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderPart(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text
        .split(/\r?\n/)
        .map((line) => wrap(line))
        .join('\n');
    case 'quote':
      return part.text
        .split(/\r?\n/)
        .flatMap((line) => wrap(line, width - 2).split('\n'))
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts': {
      const longest = Math.max(...part.rows.map(([name]) => name.length));
      return part.rows.map(([name, value]) => `${`${name}:`.padEnd(longest + 2)} ${value}`).join('\n');
    }
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'rich':
      return part.text
        .split('\n')
        .map((line) => wrap(line))
        .join('\n\n');
    case 'card':
      return [wrap(part.title), wrap(part.excerpt), part.price, `${part.label}: ${part.url}`]
        .filter(Boolean)
        .join('\n');
  }
}

/** Breaks at spaces; a word longer than a line, such as a link, stays whole. */
function wrap(words: string, longest = width): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    if (line && line.length + 1 + word.length > longest) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
