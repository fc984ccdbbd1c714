import { facilityInputRules as rules } from '../../generated/rules.ts';
import { byPosition, usualSorts } from '../content/content-list.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { FacilityEntity } from './facility.entity.ts';

export const facilities: ContentType<FacilityEntity> = {
  type: 'Facility',
  one: 'facility',
  many: 'facilities',
  page: '/facilities',
  entity: FacilityEntity,
  rules,
  input: inputFrom(rules, contentField),
  name: 'stay',
  nounOnScreen: 'stay',
  title: 'name',
  excerptOf: 'description',
  notInRest: ['excerpt', 'path'],
  list: {
    searched: ['name', 'description', 'features', 'equipment'],
    sorts: {
      position: byPosition,
      ...usualSorts,
    },
  },
  sample: {
    name: 'Lodge above the crater',
    description: 'Eight rooms with a view of Lake Nyinambuga.',
    features: ['Pool', 'Fireplace in each room'],
    equipment: ['Solar lamps'],
    openingHours: '6:00 AM - 10:00 PM',
    availableDays: 'Monday - Sunday',
    capacity: '16 guests',
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'A thatched lodge on the rim of a green crater lake.',
  },
};
