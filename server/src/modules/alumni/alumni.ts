import { alumnusInputRules as rules } from '../../generated/rules.ts';
import { usualSorts } from '../content/content-list.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { AlumnusEntity } from './alumnus.entity.ts';

export const alumni: ContentType<AlumnusEntity> = {
  type: 'Alumnus',
  one: 'alumnus',
  many: 'alumni',
  entity: AlumnusEntity,
  rules,
  input: inputFrom(rules, contentField),
  name: 'testimonial',
  nounOnScreen: 'testimonial',
  title: 'name',
  picture: 'image',
  defaults: { category: 'professional' },
  list: {
    searched: ['name', 'currentTeam', 'position'],
    filters: { category: 'category' },
    sorts: {
      year: { sql: 'graduation_year', type: 'integer', direction: 'desc' },
      ...usualSorts,
      created: { sql: 'id', type: 'integer', direction: 'desc' },
    },
  },
  sample: {
    name: 'Lotte Jansen',
    position: 'The week in Bwindi was the best of our year.',
    currentTeam: 'Bwindi',
    graduationYear: 2026,
    category: 'professional',
    achievements: ['Saw the Nkuringo family', 'Walked to Rushaga'],
    image: 'https://example.org/picture.jpg',
    imageAlt: 'Portrait of a woman in a yellow rain jacket.',
  },
};
