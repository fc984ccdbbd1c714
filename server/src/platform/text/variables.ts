import { isVisible } from './characters.ts';

// Words in braces, such as `{name}`, that stand for a value.
const variable = /\{(\w+)\}/g;
const blanksAtEnd = /(?<![^\S\n])[^\S\n]+$/;

/** The text with the variables that are known filled in. One that is empty leaves no blank where its word would have stood. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  let done = '';
  let end = 0;
  let isGap = false;
  const write = (words: string) => {
    if (!isGap || words === '') done += words;
    else if (/^[,.;:!?)\]\n]/.test(words)) done = done.replace(blanksAtEnd, '') + words;
    else done += /(?:^|\s)$/.test(done) ? words.replace(/^[^\S\n]+/, '') : words;
    isGap &&= words === '';
  };
  for (const { 0: whole, 1: name = '', index } of text.matchAll(variable)) {
    const value = values[name] ?? whole;
    write(text.slice(end, index));
    if (isVisible(value)) write(value);
    else isGap = true;
    end = index + whole.length;
  }
  write(text.slice(end));
  return isGap ? done.replace(blanksAtEnd, '') : done;
}

/** The variables that a text holds. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name]) => name ?? '');
