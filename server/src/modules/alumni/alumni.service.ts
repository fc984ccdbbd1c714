import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { alumnusInput } from './alumni.input.ts';
import { AlumnusEntity } from './alumnus.entity.ts';

export class AlumniService extends ContentService<AlumnusEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: AlumnusEntity,
      input: alumnusInput,
      name: 'testimonial',
      nounOnScreen: 'testimonial',
      titleOf: (alumnus) => alumnus.name,
      defaults: { category: 'professional', achievements: [], imageAlt: null, currentTeam: null },
      orderBy: 'graduation_year DESC, id DESC',
    });
  }
}
