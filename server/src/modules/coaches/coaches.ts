import { coachInputRules as rules } from '../../generated/rules.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { CoachEntity } from './coach.entity.ts';
import { withPrefixOnce } from './role-prefix.ts';

export const coaches: ContentType<CoachEntity> = {
  type: 'Coach',
  one: 'coach',
  many: 'coaches',
  entity: CoachEntity,
  rules,
  input: inputFrom(rules, contentField, {
    role: contentField(rules.role, 'role').overwrite(withPrefixOnce),
  }),
  name: 'team member',
  nounOnScreen: 'team member',
  title: 'name',
  orderBy: 'id',
  sample: {
    name: 'Grace Akello',
    role: 'Tour Guide - Birds',
    bio: 'Has shown visitors the shoebill of Mabamba for eleven years.',
    specialties: ['Shoebill', 'Bird calls'],
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'Portrait of a smiling woman in a bush hat with binoculars.',
  },
};
