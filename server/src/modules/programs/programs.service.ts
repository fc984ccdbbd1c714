import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { isPublished, isPublishedFrom, publishedAtOnce, publishingAfter } from '../content/publishing.ts';
import { ProgramEntity } from './program.entity.ts';
import { programInput } from './programs.input.ts';

export class ProgramsService extends ContentService<ProgramEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: ProgramEntity,
      input: programInput,
      name: 'program',
      nounOnScreen: 'service',
      titleOf: (program) => program.name,
      defaults: {
        category: 'activity',
        imageAlt: null,
        isActive: true,
        maxParticipants: null,
        ...publishedAtOnce,
      },
      follows: publishingAfter,
      isStillGood: isPublishedFrom,
      publicWhere: `is_active AND ${isPublished}`,
      orderBy: 'id',
    });
  }
}
