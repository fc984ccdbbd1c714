import { type ContentDeps, ContentService } from '../content/content.service.ts';
import { facilityInput } from './facilities.input.ts';
import { FacilityEntity } from './facility.entity.ts';

export class FacilitiesService extends ContentService<FacilityEntity> {
  constructor(deps: ContentDeps) {
    super(deps, {
      entity: FacilityEntity,
      input: facilityInput,
      name: 'stay',
      nounOnScreen: 'stay',
      titleOf: (facility) => facility.name,
      defaults: {
        imageAlt: null,
        openingHours: null,
        availableDays: null,
        capacity: null,
        maintenance: null,
      },
      orderBy: 'id',
    });
  }
}
