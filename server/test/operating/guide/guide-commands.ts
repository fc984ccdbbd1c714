// The commands of a document, as they stand in it: what a reader copies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root.ts';

export interface Block {
  /** Such as `A new release, 1`: the heading that it stands under, and which of its blocks it is. */
  name: string;
  commands: string[];
}

/** All blocks of the shell, in order. */
export function blocksIn(document: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let nth = 0;
  for (const [, title, code] of textOf(document).matchAll(/^#+ (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) [heading, nth] = [title, 0];
    if (code === undefined) continue;
    nth += 1;
    blocks.push({ name: `${heading}, ${nth}`, commands: commandsIn(code) });
  }
  return blocks;
}

/** Commands that stand in the lines of a list, below a heading. */
export function inlineIn(document: string, heading: string): string[] {
  const [, text = ''] = textOf(document).split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [list = ''] = text.split(/^#+ /m);
  return [...list.matchAll(/`([a-z][\w-]*(?: [^`]*)?)`/g)].map(([, command = '']) => command);
}

/** What stands under a heading of the second level. */
export function sectionOf(document: string, heading: string): string {
  const [, text] = textOf(document).split(new RegExp(`^## ${heading}$`, 'm'));
  if (text === undefined) throw new Error(`${document} has no part ${heading}.`);
  return text.split(/^## /m)[0] ?? '';
}

const textOf = (document: string) => readFileSync(join(projectRoot, document), 'utf8');

/** A line each, or what goes on to the end of its text (`<<END`). */
function commandsIn(code: string): string[] {
  const commands: string[] = [];
  let end: string | undefined;
  for (const line of code.trimEnd().split('\n')) {
    if (end === undefined) commands.push(line);
    else commands.push(`${commands.pop()}\n${line}`);
    if (end === undefined) end = /<<-?'?(\w+)'?$/.exec(line)?.[1];
    else if (line === end) end = undefined;
  }
  return commands;
}
