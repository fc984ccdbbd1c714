import { type ContentDeps, ContentService } from '../content/content.service.ts';
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
      defaults: { imageAlt: null, isActive: true, maxParticipants: null },
      publicWhere: 'is_active',
      orderBy: 'id',
    });
  }
}
