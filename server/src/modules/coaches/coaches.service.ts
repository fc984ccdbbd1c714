import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { CoachEntity } from './coach.entity.ts';
import { coachInput } from './coaches.input.ts';

export class CoachesService extends ContentService<CoachEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: CoachEntity,
      input: coachInput,
      name: 'team member',
      nounOnScreen: 'team member',
      titleOf: (coach) => coach.name,
      defaults: { specialties: [], imageUrl: null, imageAlt: null },
      orderBy: 'id',
    });
  }
}
