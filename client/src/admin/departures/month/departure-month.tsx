import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../../../lib/page/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { monthInWords } from '../../reports/months.ts';
import { drawFilter, readFilters } from '../../screens/filters/filter.ts';
import { PlainHeading } from '../../screens/list/list-header.tsx';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { useToday } from '../../ui/moment.ts';
import { departures, programFilter, statusFilter } from '../departures-list.tsx';
import { DepartureMonthDocument, type MonthDepartureFragment } from './month.generated.ts';
import { monthAfter, readMonth, weeksOf } from './month-days.ts';
import { MonthTable } from './month-table.tsx';

interface Props {
  views: ReactNode;
  newButton: ReactNode;
  above: ReactNode;
}

const filters = [programFilter, statusFilter];
const standard = { month: '', program: '', status: '' };

/** The departures of a month as a calendar. */
export function DepartureMonth({ views, newButton, above }: Props) {
  const today = useToday();
  const [now, change] = useUrlState(useSearchParams(), standard, { typed: 'month', delay: 0 });
  const month = readMonth(now.month, today);
  const weeks = weeksOf(month);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useQuery(DepartureMonthDocument, {
    variables: {
      filter: { ...readFilters(filters, now), from: weeks[0]?.[0], to: weeks.at(-1)?.at(-1) },
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { error, refetch, loading } = answer;
  const data = answer.data ?? (error ? undefined : answer.previousData);
  const turn = (count: number) => change({ month: monthAfter(month, count) });
  /** By the keyboard the departure that had the focus goes with its month. */
  const turnByKey = (count: number) => {
    turn(count);
    heading.current?.focus();
  };
  const page = data?.page as
    | { nodes: MonthDepartureFragment[]; pageInfo: { hasNextPage: boolean } }
    | undefined;
  return (
    <>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb="2">
        <PlainHeading title={departures.title} titleRef={null} />
        {newButton}
      </Flex>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        {views}
        <Flex as="nav" aria-label="Months" align="center" wrap="wrap" gap="1">
          <Button variant="ghost" size="icon" aria-label="Month before" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <chakra.h2
            ref={heading}
            tabIndex={-1}
            aria-live="polite"
            textStyle="subheading"
            minW={{ base: '9rem', md: '10rem' }}
            textAlign="center"
            outline="none"
          >
            {monthInWords(`${month}-01`)}
          </chakra.h2>
          <Button variant="ghost" size="icon" aria-label="Month after" onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </Button>
          {month !== today.slice(0, 7) && (
            <Button variant="outline" size="sm" onClick={() => change({ month: '' })}>
              This month
            </Button>
          )}
        </Flex>
      </Flex>
      <Narrowing>
        {filters.map((filter) => (
          <div key={filter.name}>
            {drawFilter(filter, { now, seek: (next) => change(next as Partial<typeof standard>) })}
          </div>
        ))}
      </Narrowing>
      {above}
      {page ? (
        <>
          <MonthTable month={month} today={today} departures={page.nodes} busy={loading} onTurn={turnByKey} />
          {page.pageInfo.hasNextPage && (
            <chakra.p mt="3" fontSize="sm" color="muted">
              These are the first 1,000 departures of the month. Choose a service to see all of its own.
            </chakra.p>
          )}
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
    </>
  );
}

const Narrowing = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(12rem, 18rem) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '3',
    alignItems: 'end',
    mb: '4',
  },
});
