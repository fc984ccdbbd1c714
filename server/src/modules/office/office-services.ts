// The services of work on what came in put together.
import type { DataSource } from 'typeorm';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { NotesService } from './notes.service.ts';
import { RemindersService } from './reminders.service.ts';
import { SubjectsService } from './subjects.service.ts';
import { TimelineService } from './timeline.service.ts';
import { WorkService } from './work.service.ts';

export function createOfficeServices(given: {
  db: DataSource;
  activity: ActivityService;
  sealed: SealedText;
}) {
  const timeline = new TimelineService(given);
  const deps = { ...given, timeline };
  return {
    timeline,
    work: new WorkService(deps),
    notes: new NotesService(deps),
    reminders: new RemindersService(deps),
    subjects: new SubjectsService(given.db),
  };
}
