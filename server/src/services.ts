// The modules put together, each given what it needs and nothing more.
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { AccountsService } from './modules/accounts/accounts.service.ts';
import { SessionsService } from './modules/accounts/sessions.service.ts';
import { ActivityService } from './modules/activity/activity.service.ts';
import { AlumniService } from './modules/alumni/alumni.service.ts';
import { CoachesService } from './modules/coaches/coaches.service.ts';
import { FacilitiesService } from './modules/facilities/facilities.service.ts';
import { GalleryService } from './modules/gallery/gallery.service.ts';
import { MediaService } from './modules/media/media.service.ts';
import { PostsService } from './modules/posts/posts.service.ts';
import { ProgramsService } from './modules/programs/programs.service.ts';
import type { ContentChanges } from './platform/content-changes.ts';
import type { Storage } from './platform/storage.ts';

export interface ServicesDeps {
  config: Pick<Config, 'adminSignup' | 'jwtSecret' | 'publicUrl'>;
  /** Connected. */
  db: DataSource;
  changes: ContentChanges;
  storage: Storage;
}

export type Services = ReturnType<typeof createServices>;

export function createServices({ config, db, changes, storage }: ServicesDeps) {
  const activity = new ActivityService();
  const sessions = new SessionsService({ db, activity, jwtSecret: config.jwtSecret });
  const content = { db, changes, activity };
  return {
    activity,
    accounts: new AccountsService({ db, activity, sessions, signup: config.adminSignup }),
    sessions,
    media: new MediaService({ db, storage, changes, activity, publicUrl: config.publicUrl }),
    coaches: new CoachesService(content),
    facilities: new FacilitiesService(content),
    posts: new PostsService(content),
    gallery: new GalleryService(content),
    alumni: new AlumniService(content),
    programs: new ProgramsService(content),
  };
}
