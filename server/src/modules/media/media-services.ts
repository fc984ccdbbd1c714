// The services of pictures put together. What names pictures is known before, because mails are told of it.
import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Content } from '../content/content.ts';
import type { ContentType } from '../content/content-type.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { MediaCatalogue } from './library/media-catalogue.ts';
import { MediaLibraryService } from './library/media-library.service.ts';
import { MediaReplacement } from './library/media-replacement.ts';
import type { MediaUsesService } from './library/media-uses.service.ts';
import { MediaService } from './media.service.ts';
import type { PictureWorkOptions } from './picture-work.ts';

interface MediaDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  jobs: Jobs;
  storage: Storage;
  content: Content;
  contentTypes: readonly ContentType[];
  settings: SettingsService;
  uses: MediaUsesService;
  publicUrl: string;
  pictures: PictureWorkOptions;
}

export function createMediaServices(given: MediaDeps) {
  const media = new MediaService(given);
  const deps = { ...given, media };
  const library = new MediaLibraryService(deps);
  return {
    media,
    mediaCatalogue: new MediaCatalogue({ ...deps, types: given.contentTypes }),
    mediaLibrary: library,
    mediaReplacement: new MediaReplacement({ ...deps, library }),
    mediaUses: given.uses,
  };
}
