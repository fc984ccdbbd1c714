import type { Command } from 'commander';
import { everything, purge } from '../../platform/cdn/cdn.ts';
import { StartError } from '../../platform/start-error.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';
import { withServices } from '../with-services.ts';

/** Milliseconds. */
const patience = 10_000;

export function addPurge(program: Command): void {
  addCommand(program, {
    usage: 'purge',
    summary: 'has the CDN drop all pages that it keeps',
    more: 'The product tells it of each change by itself. A restored copy tells it nothing before it is live.',
  }).action(async () => {
    const shell = openShell();
    const { cdn } = shell.config;
    if (!cdn) throw new StartError('No CDN is set (CDN=off): there is nothing to drop.');
    await withServices(shell, async ({ quiet }) => {
      quiet.refuseToLeave();
      const refusal = await purge(cdn, [everything], AbortSignal.timeout(patience)).catch(
        (error: Error) => error.message,
      );
      if (refusal)
        throw new StartError(
          `The CDN dropped nothing (${refusal}). Look at CDN_PURGE_URL and CDN_PURGE_TOKEN, then try again.`,
        );
      shell.say('The CDN dropped all pages.');
    });
  });
}
