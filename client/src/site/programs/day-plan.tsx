import { Box, chakra } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import type { ProgramPageQuery } from './program-page.generated.ts';

type Day = NonNullable<ProgramPageQuery['program']>['dayPlan'][number];

/** What happens day by day; nothing at all where nobody wrote it. */
export function DayPlan({ days }: { days: Day[] }) {
  if (days.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="day-by-day" mt={{ base: '12', lg: '16' }}>
      <chakra.h2 id="day-by-day" textStyle="heading" mb="6">
        Day by Day
      </chakra.h2>
      <Days>
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the day
          <li key={index}>
            <Numeral>
              {/* Read as one: Day 3. */}
              <span>Day </span>
              {index + 1}
            </Numeral>
            <Box minW="0">
              <chakra.h3 textStyle="subheading">{day.title}</chakra.h3>
              {paragraphs(day.text ?? '').map((paragraph) => (
                <Box as="p" key={paragraph} mt="3" maxW="measure">
                  {paragraph}
                </Box>
              ))}
              <DayFacts day={day} />
            </Box>
          </li>
        ))}
      </Days>
    </Box>
  );
}

/** Where it is spent, where travellers sleep and what they eat. */
function DayFacts({ day: { place, stay, meals } }: { day: Day }) {
  const facts = [
    ['Where', place],
    ['Night', stay],
    ['Meals', mealsInWords(meals)],
  ].filter(([, words]) => words);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** `Breakfast, dinner` */
function mealsInWords(meals: Day['meals']): string {
  const words = meals.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const Days = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '5rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '1',
      borderTopWidth: '1px',
      py: { base: '6', lg: '7' },
    },
  },
});

const Numeral = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    fontFamily: 'heading',
    fontSize: { base: 'xl', sm: '2xl' },
    fontVariantNumeric: 'lining-nums',
    lineHeight: '1.2',
    color: 'brand',
    '& span': { textStyle: 'label', color: 'highlightText' },
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    mt: '4',
    fontSize: 'sm',
    '& > div': { minW: '0', maxW: '100%' },
    '& dt': { textStyle: 'label', color: 'muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
