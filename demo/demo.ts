// The demo agency, as the server asks for it. Node runs these files as they are.
import { readFile } from 'node:fs/promises';
import type { DemoPackage, DemoRecord } from '../server/src/demo-package.ts';
import { alts, type PictureName } from './content/pictures.ts';
import { demoSettings } from './content/settings.ts';
import { runningEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { startLastingPostgres } from './postgres/lasting-postgres.ts';

export const demo = {
  ownerEmail: 'owner@lubugo.example',
  /** A list is what the file of its name in `content/` holds. */
  async records(list: string): Promise<readonly DemoRecord<PictureName>[]> {
    const file: Record<string, DemoRecord<PictureName>[]> = await import(`./content/${list}.ts`);
    return Object.values(file).flat();
  },
  settings: demoSettings,
  async journeys() {
    return (await import('./content/journeys.ts')).demoJourneys;
  },
  async picture(name: PictureName) {
    return { bytes: await readFile(new URL(`pictures/${name}.jpg`, import.meta.url)), alt: alts[name] };
  },
  startPostgres: startLastingPostgres,
  runningPostgres: runningEmbeddedPostgres,
} satisfies DemoPackage<PictureName>;
