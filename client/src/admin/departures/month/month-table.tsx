// A month of departures as a table: a column for each weekday on a desk, on a phone the days on which something is.
import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { stepOfArrow } from '../../../lib/arrow-keys.ts';
import { dayAfter, daysBetween, travelDay } from '../../../lib/travel-days.ts';
import { monthInWords } from '../../reports/months.ts';
import { EmptyRows } from '../../screens/list/list-states.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { departureAddress } from '../departure-address.ts';
import { isAhead, programOf, seatWords, statusLabels, visibleWords } from '../departure-words.ts';
import type { MonthDepartureFragment } from './month.generated.ts';
import { onDay, weeksOf } from './month-days.ts';

interface Props {
  /** `2026-12` */
  month: string;
  today: string;
  departures: readonly MonthDepartureFragment[];
  busy: boolean;
  /** By so many months. */
  onTurn(count: number): void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Roles are said again because the layout of a phone takes them away in some browsers. */
export function MonthTable({ month, today, departures, busy, onTurn }: Props) {
  const isPhone = usePhone();
  const isEmpty = !departures.some(
    ({ startsOn, endsOn }) => startsOn <= `${month}-31` && endsOn >= `${month}-01`,
  );
  const empty = `No departures in ${monthInWords(`${month}-01`)}.`;
  // There a month without departures would be an empty page.
  if (isEmpty && isPhone) return <EmptyRows text={empty} />;
  return (
    <>
      <Table role="table" aria-busy={busy} onKeyDown={(event) => move(event, onTurn)}>
        <chakra.caption srOnly>
          Departures in {monthInWords(`${month}-01`)}. Arrow keys go from one to the next, up and down by
          weeks, Page Up and Page Down by months.
        </chakra.caption>
        <chakra.thead role="rowgroup">
          <chakra.tr role="row">
            {weekdays.map((weekday) => (
              <chakra.th key={weekday} scope="col" role="columnheader" abbr={weekday}>
                {weekday.slice(0, 3)}
              </chakra.th>
            ))}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody role="rowgroup">
          {weeksOf(month).map((week) => (
            <chakra.tr key={week[0]} role="row">
              {week.map((day) => (
                <Day key={day} day={day} month={month} today={today} departures={departures} />
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </Table>
      {isEmpty && (
        <chakra.p mt="3" color="muted" role="status">
          {empty}
        </chakra.p>
      )}
    </>
  );
}

type DayProps = Pick<Props, 'month' | 'today' | 'departures'> & { day: string };

function Day({ day, month, today, departures }: DayProps) {
  const { begins, goesOn } = onDay(departures, day);
  const isOutside = !day.startsWith(month);
  return (
    <chakra.td
      role="cell"
      data-outside={isOutside || undefined}
      data-today={day === today || undefined}
      data-empty={begins.length + goesOn.length === 0 || undefined}
    >
      <time dateTime={day}>
        <chakra.span hideFrom="md">{travelDay(day)}</chakra.span>
        <chakra.span hideBelow="md">{Number(day.slice(8))}</chakra.span>
        {day === today && <chakra.span fontWeight="normal"> today</chakra.span>}
      </time>
      <ul>
        {begins.map((departure) => (
          <li key={departure.id}>
            <Begin departure={departure} />
          </li>
        ))}
        {goesOn.map((departure) => (
          <chakra.li key={departure.id} fontSize="xs" color="muted" overflowWrap="anywhere">
            {programOf(departure)}, day {daysBetween(departure.startsOn, day) + 1} of{' '}
            {daysBetween(departure.startsOn, departure.endsOn) + 1}
          </chakra.li>
        ))}
      </ul>
    </chakra.td>
  );
}

/** A departure on the day it begins: its name, and in words how full it is or why nobody books it. */
function Begin({ departure }: { departure: MonthDepartureFragment }) {
  const { id, startsOn, startTime, status, visible } = departure;
  const state = status !== 'open' ? statusLabels[status] : visible === 'open' ? '' : visibleWords[visible];
  return (
    <Entry to={departureAddress(id)} data-day={startsOn} data-over={!isAhead(departure) || undefined}>
      <strong>{programOf(departure)}</strong>
      <span>
        {startTime && `${startTime}, `}
        {seatWords(departure)}
        {state && <b data-state={status === 'open' ? visible : status}>{state}</b>}
      </span>
    </Entry>
  );
}

/** From departure to departure: along the days, and up and down by weeks. */
function move(event: KeyboardEvent<HTMLTableElement>, onTurn: Props['onTurn']) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target, currentTarget } = event;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-day]')];
  const at = links.indexOf(target as HTMLElement);
  if (at < 0) return;
  if (key === 'PageUp' || key === 'PageDown') {
    event.preventDefault();
    return onTurn(key === 'PageUp' ? -1 : 1);
  }
  const day = links[at]?.dataset.day ?? '';
  const dayOf = (link: HTMLElement) => link.dataset.day ?? '';
  const next =
    key === 'ArrowDown'
      ? links.find((link) => dayOf(link) >= dayAfter(day, 7))
      : key === 'ArrowUp'
        ? links.findLast((link) => dayOf(link) <= dayAfter(day, -7))
        : key === 'Home'
          ? links[0]
          : key === 'End'
            ? links.at(-1)
            : links[at + stepOfArrow(key)];
  if (!next || next === target) return;
  event.preventDefault();
  next.focus();
}

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    bg: { md: 'surface' },
    borderWidth: { md: '1px' },
    borderRadius: 'md',
    overflow: 'hidden',
    '& th': {
      bg: 'subtle',
      color: 'muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
      textAlign: 'start',
      px: '2.5',
      py: '2',
    },
    '& td': {
      verticalAlign: 'top',
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      borderColor: 'line',
      h: '7rem',
      p: '1.5',
      '&:first-of-type': { borderInlineStartWidth: '0' },
      '&[data-outside]': { bg: 'paper', color: 'muted' },
      '&[data-today]': { bg: 'brandSoft' },
    },
    '& time': {
      display: 'block',
      px: '1',
      mb: '1',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& ul': { display: 'grid', gap: '1' },
    '& li:not(:has(a))': { px: '1' },
    // A phone has no room for seven columns: the days follow each other, and empty ones are left out.
    mdDown: {
      display: 'block',
      '& thead': { display: 'none' },
      '& tbody': { display: 'grid', gap: '3' },
      '& tr': { display: 'contents' },
      // A week without a day that is shown is no row.
      '& tr:not(:has(td:not([data-empty], [data-outside])))': { display: 'none' },
      '& td, & td:first-of-type': {
        display: 'block',
        h: 'auto',
        p: '3',
        bg: 'surface',
        borderWidth: '1px',
        borderRadius: 'md',
      },
      '& td[data-today]': { bg: 'brandSoft' },
      '& td[data-empty], & td[data-outside]': { display: 'none' },
    },
  },
});

const Entry = chakra(Link, {
  base: {
    display: 'block',
    minH: { base: '11', md: '0' },
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    borderInlineStartWidth: '3px',
    borderColor: 'brand',
    bg: 'paper',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    _hover: { bg: 'subtle' },
    '&[data-over]': { borderColor: 'lineStrong', color: 'muted' },
    '& strong': { display: 'block', fontWeight: 'semibold' },
    '& > span': { display: 'block', fontSize: 'xs', color: 'muted' },
    '& b': { display: 'block', fontWeight: 'semibold', color: 'ink' },
    '& b[data-state=few], & b[data-state=soldOut]': { color: 'accentText' },
    '& b[data-state=cancelled]': { color: 'dangerText' },
    '[data-today] &': { bg: 'surface' },
  },
});
