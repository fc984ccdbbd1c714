import { coachInputRules as rules } from '../../generated/rules.ts';
import { byPosition, usualSorts } from '../content/content-list.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { CoachEntity } from './coach.entity.ts';

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
  list: {
    searched: ['name', 'role', 'bio', 'specialties'],
    // The words that decide where the site shows a person; a letter with an accent ends a word, as in its pages.
    filters: {
      team: {
        leadership: "lower(role) NOT LIKE '%staff%'",
        support: "lower(role) LIKE '%staff%'",
        board: "lower(role) ~ '(^|[^a-z0-9_])board([^a-z0-9_]|$)'",
      },
    },
    sorts: {
      position: byPosition,
      ...usualSorts,
    },
  },
  sample: {
    name: 'Grace Akello',
    role: 'Tour Guide - Birds',
    bio: 'Has shown visitors the shoebill of Mabamba for eleven years.',
    specialties: ['Shoebill', 'Bird calls'],
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'Portrait of a smiling woman in a bush hat with binoculars.',
  },
};

const prefix = /^(tour guide|tour operator|driver) - /i;

/** A role with its prefix at most once: `Driver - Driver - Vans` is `Driver - Vans`. */
export function withPrefixOnce(role: string): string {
  const first = prefix.exec(role)?.[0];
  if (!first) return role;
  let rest = role.slice(first.length);
  while (rest.toLowerCase().startsWith(first.toLowerCase())) rest = rest.slice(first.length);
  return first + rest;
}
