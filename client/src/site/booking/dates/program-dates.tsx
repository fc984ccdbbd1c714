import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { travelDays } from '../../../lib/travel-days.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { ProgramPageQuery } from '../../programs/program-page.generated.ts';
import { TermsList } from '../terms-list.tsx';
import { dateWords } from './date-words.ts';
import { PriceTable } from './price-table.tsx';
import { useSeatsLeftQuery } from './program-dates.generated.ts';

type Program = NonNullable<ProgramPageQuery['program']>;

const Section = chakra('section', { base: { mt: { base: '12', lg: '16' }, scrollMarginTop: '7rem' } });
const Heading = chakra('h2', { base: { textStyle: 'heading', mb: '6' } });

/** What a program with prices or dates shows besides: what it costs whom, when it takes place, and what holds for who cancels. */
export function ProgramDates({ program }: { program: Program }) {
  const { departures, priceTiers } = program;
  return (
    <>
      {priceTiers.length > 0 && (
        <Section aria-labelledby="prices">
          <Heading id="prices">Prices</Heading>
          <PriceTable tiers={priceTiers} />
        </Section>
      )}
      {departures.length > 0 && (
        <Section aria-labelledby="dates" id="dates-to-book">
          <Heading id="dates">Dates</Heading>
          <Dates program={program} />
        </Section>
      )}
      {program.bookingMode !== 'enquiry' && departures.length > 0 && (
        <Section aria-labelledby="cancellation">
          <Heading id="cancellation">If you cancel</Heading>
          <TermsList terms={program.bookingTerms} />
        </Section>
      )}
    </>
  );
}

/** So many dates stand open; where there are more they are one press away. */
const first = 8;

function Dates({ program }: { program: Program }) {
  const list = useRef<HTMLDivElement>(null);
  const seats = useSeatsInView(list, program);
  const { departures } = program;
  const rows = (from: number, to?: number) => (
    <ul>
      {departures.slice(from, to).map((date) => (
        <DateRow key={date.id} program={program} date={date} seats={seats.get(date.id)} />
      ))}
    </ul>
  );
  return (
    <Box ref={list} maxW="46rem">
      {rows(0, first)}
      {departures.length > first && (
        <details>
          <chakra.summary cursor="pointer" py="4" borderTopWidth="1px" fontWeight="semibold" color="brand">
            {departures.length - first} later {departures.length - first === 1 ? 'date' : 'dates'}
          </chakra.summary>
          {rows(first)}
        </details>
      )}
    </Box>
  );
}

interface RowProps {
  program: Program;
  date: Program['departures'][number];
  /** Exact; undefined while nobody asked. */
  seats: number | undefined;
}

function DateRow({ program, date, seats }: RowProps) {
  const words = dateWords(date.visible, program.bookingMode, seats);
  const days = travelDays(date.startsOn, date.endsOn);
  const isFull = words === 'sold out';
  const canBook = program.bookingMode !== 'enquiry' && date.visible !== 'closed';
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      columnGap="4"
      wrap="wrap"
      py="3"
      borderTopWidth="1px"
    >
      <Box flex="1 1 11rem">
        {days}
        <Box as="span" display="block" fontSize="sm" color={isFull ? 'dangerText' : 'muted'}>
          {[words || 'seats free', date.guaranteed && !isFull && 'takes place for certain']
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {canBook && (
        <ButtonLink to={paths.book(program.id, date.id)} variant="link" data-screen-only reloadDocument>
          {isFull ? 'Join the waiting list' : 'Book online'}
          <Box as="span" srOnly>
            : {days}
          </Box>
        </ButtonLink>
      )}
    </Flex>
  );
}

/** Exact seats by date, asked for when the dates come into view: the page that is kept holds none. */
function useSeatsInView(list: React.RefObject<HTMLElement | null>, program: Program): Map<number, number> {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!list.current || seen) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [list, seen]);
  const isBooked = program.bookingMode !== 'enquiry';
  const { data } = useSeatsLeftQuery({
    variables: { id: String(program.id) },
    skip: !seen || !isBooked,
    fetchPolicy: 'network-only',
  });
  return new Map(data?.seatsLeft.map(({ departureId, seats }) => [departureId, seats]));
}
