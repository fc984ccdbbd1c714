import type { Command } from 'commander';

interface CommandOptions {
  /** The word, and what follows it: `owner [e-mail]`. */
  usage: string;
  /** What it does, in a line. */
  summary: string;
  /** What one should know before. */
  more?: string;
  /** Whether it may run while the product does, in a sentence; it simply may when left out. */
  beside?: string;
}

/** A command whose `--help` says all there is to know. */
export function addCommand(program: Command, options: CommandOptions): Command {
  const { usage, summary, more, beside = 'It may run while the product does.' } = options;
  const description = [summary, more, beside].filter(Boolean).join('\n\n');
  return program.command(usage).summary(summary).description(description);
}
