import { z } from 'zod';
import { programInputRules as rules } from '../../generated/rules.ts';
import { byPosition, usualSorts } from '../content/content-list.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { checkPublishing, publishable, publishingFields } from '../content/publishing/publishing.ts';
import { stepFaults } from '../settings/booking-settings.ts';
import { ProgramEntity } from './program.entity.ts';

export const programs: ContentType<ProgramEntity> = publishable({
  type: 'Program',
  one: 'program',
  many: 'programs',
  page: '/programs',
  entity: ProgramEntity,
  rules,
  input: inputFrom(rules, contentField, {
    ...publishingFields,
    // No default stands in where staff say nothing.
    pricePer: z.enum(rules.pricePer.options).nullish(),
    cancellationSteps: contentField(rules.cancellationSteps, 'cancellationSteps')
      .check(({ value = [], issues }) => {
        for (const { message, path } of stepFaults(value))
          issues.push({ code: 'custom', message, path: path.slice(1), input: value });
      })
      .transform((steps) => steps?.toSorted((one, other) => other.daysBefore - one.daysBefore)),
  }).check(checkPublishing),
  name: 'program',
  nounOnScreen: 'service',
  title: 'name',
  excerptOf: 'description',
  notInRest: ['excerpt', 'path', 'guides', 'priceTiers', 'departures', 'bookingTerms'],
  defaults: { category: 'activity', isActive: true, bookingMode: 'enquiry' },
  publicWhere: 'is_active',
  relatedTypes: ['ProgramDay'],
  list: {
    searched: ['name', 'description'],
    filters: { category: 'category' },
    sorts: {
      position: byPosition,
      ...usualSorts,
      price: { sql: 'price', type: 'numeric', direction: 'asc' },
    },
  },
  sample: {
    name: 'Crater lakes by bicycle',
    description: 'A day between Fort Portal and Kibale, with a swim at noon.',
    duration: '1 day',
    price: 240_000,
    schedule: 'Daily, Departs 7:00 AM',
    category: 'activity',
    imageUrl: 'https://example.org/picture.jpg',
    imageAlt: 'Two cyclists look down on a round green lake from its rim.',
    dayPlan: [
      {
        title: 'From rim to rim',
        text: 'Up at seven, while the lakes are still in mist.',
        place: 'Kasenda',
        stay: null,
        meals: ['breakfast', 'lunch'],
      },
    ],
    included: ['Bicycle and helmet', 'Guide'],
    notIncluded: ['Drinks'],
    toBring: ['Swimwear'],
    cancellationSteps: [{ daysBefore: 14, keepPercent: 20 }],
  },
});
