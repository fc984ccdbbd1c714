import { Box, chakra } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import { dayAfter, travelDay } from '../../lib/travel-days.ts';
import type { BookingTermsPartsFragment } from './booking-parts.generated.ts';

const Terms = chakra('ul', {
  base: {
    maxW: 'measure',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '6', py: '3', borderTopWidth: '1px' },
    '& li > :last-child': { textAlign: 'end', color: 'muted' },
  },
});

interface Props {
  terms: BookingTermsPartsFragment;
  /** The day the journey begins, where it is known: then the days are named. */
  startsOn?: string;
}

/** What holds for who cancels, a line for each step; then what else is agreed. */
export function TermsList({ terms, startsOn }: Props) {
  const { steps, permitKeptDays, text, depositPercent, balanceDueDays } = terms;
  const until = (days: number) => {
    const before = days === 0 ? 'the day it begins' : `${days} ${days === 1 ? 'day' : 'days'} before`;
    return startsOn ? `Until ${travelDay(dayAfter(startsOn, -days))}` : `Until ${before}`;
  };
  return (
    <>
      <Terms>
        {steps.map(({ daysBefore, keepPercent }) => (
          <li key={daysBefore}>
            <span>{until(daysBefore)}</span>
            <span>{keepPercent === 0 ? 'we keep nothing' : `we keep ${keepPercent} % of the total`}</span>
          </li>
        ))}
        <li>
          <span>{steps.length > 0 ? 'After that' : 'Whenever you cancel'}</span>
          <span>we keep all of it</span>
        </li>
      </Terms>
      {permitKeptDays !== null && (
        <Box as="p" mt="4" maxW="measure">
          {permitKeptDays === 0
            ? 'A permit that was bought is kept from the day the journey begins.'
            : `From ${permitKeptDays} days before, the permit is kept whole: it is bought in your name.`}
        </Box>
      )}
      <Box as="p" mt="4" maxW="measure">
        {depositPercent >= 100
          ? 'All of it is due to confirm the booking.'
          : `${depositPercent} % of the total confirms the booking; the rest is due ${balanceDueDays} days before the journey begins.`}{' '}
        If we cancel, all you paid comes back.
      </Box>
      {paragraphs(text).map((paragraph) => (
        <Box as="p" key={paragraph} mt="4" maxW="measure">
          {paragraph}
        </Box>
      ))}
    </>
  );
}
