import type { Command } from 'commander';
import { withBackend } from '../../backend.ts';
import { countByKey, resealPlace } from '../../platform/sealing/sealed-places.ts';
import { createSealedText } from '../../platform/sealing/sealed-text.ts';
import { sealedPlaces } from '../../sealed-places.ts';
import { withDatabase } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell, type Shell } from '../shell.ts';

export function addReseal(program: Command): void {
  addCommand(program, {
    usage: 'reseal',
    summary: 'seals everything with the first of DATA_KEYS, and tells which keys are still in use',
  }).action(async () => {
    const shell = openShell();
    const used = await withDatabase(shell.config, shell.log, (url) => reseal(shell, url));
    sayWhatIsUsed(shell, used);
  });
}

/** Returns the ids of the keys that still seal something. */
async function reseal({ config, log, say }: Shell, url: string): Promise<Set<string>> {
  const used = new Set<string>();
  await withBackend(config, url, log, async ({ db }) => {
    for (const place of sealedPlaces) {
      const count = await resealPlace(db, createSealedText(config.dataKeys), place);
      const byKey = Object.entries(await countByKey(db, place));
      for (const [id] of byKey) used.add(id);
      const now = byKey.map(([id, sealed]) => `${sealed} under "${id}"`).join(', ') || 'none';
      say(`${place.name}: ${count} resealed, now ${now}.`);
    }
  });
  return used;
}

function sayWhatIsUsed({ config, say }: Shell, used: Set<string>): void {
  const [current, ...others] = config.dataKeys.map(({ id }) => id);
  for (const id of others)
    say(
      used.has(id) ? `The key "${id}" is still in use: keep it.` : `The key "${id}" seals nothing any more.`,
    );
  for (const id of used)
    if (id !== current && !others.includes(id))
      say(`The key "${id}" is not in DATA_KEYS: what it sealed cannot be read.`);
  if (others.length > 0)
    say(`Remove a key once every instance runs with "${current}" in front and this has been run after that.`);
}
