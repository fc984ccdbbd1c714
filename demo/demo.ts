// The demo agency, as the server asks for it. Node runs these files as they are.
import { readFile } from 'node:fs/promises';
import type { DemoPackage } from '../server/src/demo-package.ts';
import { demoAlumni } from './content/alumni.ts';
import { demoCoaches } from './content/coaches.ts';
import { demoFacilities } from './content/facilities.ts';
import { demoGallery } from './content/gallery.ts';
import { alts, type PictureName } from './content/pictures.ts';
import { demoPosts } from './content/posts.ts';
import { demoPrograms } from './content/programs.ts';
import { demoSettings } from './content/settings.ts';
import { runningEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { startLastingPostgres } from './postgres/lasting-postgres.ts';

export const demo = {
  ownerEmail: 'owner@lubugo.example',
  content: {
    programs: demoPrograms,
    coaches: demoCoaches,
    facilities: demoFacilities,
    posts: demoPosts,
    gallery: demoGallery,
    alumni: demoAlumni,
  },
  settings: demoSettings,
  async picture(name: PictureName) {
    return { bytes: await readFile(new URL(`pictures/${name}.jpg`, import.meta.url)), alt: alts[name] };
  },
  startPostgres: startLastingPostgres,
  runningPostgres: runningEmbeddedPostgres,
} satisfies DemoPackage<PictureName>;
