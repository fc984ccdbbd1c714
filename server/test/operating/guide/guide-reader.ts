// Somebody who types what a document says, and keeps account of it.
import type { RootShell } from './debian-root.ts';
import { blocksIn } from './guide-commands.ts';
import { notRun } from './without-init.ts';

/** They tell what they would do, and end with 1 as nothing was done. */
const askFirst = ['agency claim-uploads'];

export interface Reader {
  commandsOf(block: string): string[];
  /** Types them all, each of which must end with 0; answers with what they said. */
  follow(block: string, shell: RootShell): Promise<string>;
  type(command: string, shell: RootShell): Promise<string>;
  /** Commands that nothing does here. */
  left: string[];
  /** Blocks that were not followed so far. */
  missed(): string[];
}

export function readerOf(document: string): Reader {
  const blocks = blocksIn(document);
  const followed = new Set<string>();
  const left: string[] = [];
  function commandsOf(name: string): string[] {
    const block = blocks.find((one) => one.name === name);
    if (!block) throw new Error(`${document} has no block ${name}.`);
    return block.commands;
  }
  async function type(command: string, shell: RootShell): Promise<string> {
    if (command in notRun) left.push(command);
    if (command in notRun) return '';
    if (!askFirst.includes(command)) return shell.type(command);
    const { code, said } = await shell.attempt(command);
    if (code !== 1) throw new Error(`It ended with ${code} and not with 1: ${command}\n${said}`);
    return said;
  }
  return {
    commandsOf,
    type,
    left,
    async follow(name, shell) {
      const said: string[] = [];
      for (const command of commandsOf(name)) said.push(await type(command, shell));
      followed.add(name);
      return said.join('\n');
    },
    missed: () => blocks.map(({ name }) => name).filter((name) => !followed.has(name)),
  };
}
