// `npm run reseal`: seals everything with the first of DATA_KEYS, while the product runs or not, and tells which keys are still in use.
import { openBackend } from './backend.ts';
import { loadConfig, readEnvironment } from './config.ts';
import { sealedSecrets } from './modules/accounts/two-factor/two-factor-store.ts';
import { sealedTravellers } from './modules/bookings/guest/traveller-details.ts';
import { sealedOfficeTexts } from './modules/office/sealed-texts.ts';
import { sealedNotes } from './modules/registrations/medical-notes.ts';
import { sealedReplies } from './modules/replies/sealed-replies.ts';
import { createLogger } from './platform/log.ts';
import { countByKey, resealPlace, sealedJobs } from './platform/sealing/sealed-places.ts';
import { createSealedText } from './platform/sealing/sealed-text.ts';
import { sealedHashSecrets } from './platform/sealing/stored-hash-secret.ts';
import { isStartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = loadConfig(readEnvironment());
  const log = createLogger({ level: 'error', human: true });
  const used = new Set<string>();
  await withDatabase(config, log, async (url) => {
    const backend = await openBackend(config, url, log);
    try {
      const places = [
        sealedNotes,
        ...sealedOfficeTexts,
        ...sealedReplies,
        sealedTravellers,
        sealedSecrets,
        sealedHashSecrets,
        sealedJobs,
      ];
      for (const place of places) {
        const count = await resealPlace(backend.db, createSealedText(config.dataKeys), place);
        const byKey = Object.entries(await countByKey(backend.db, place));
        for (const [id] of byKey) used.add(id);
        const now = byKey.map(([id, sealed]) => `${sealed} under "${id}"`).join(', ') || 'none';
        say(`${place.name}: ${count} resealed, now ${now}.`);
      }
    } finally {
      await backend.close();
    }
  });
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
} catch (error) {
  process.stderr.write(`${isStartError(error) ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
