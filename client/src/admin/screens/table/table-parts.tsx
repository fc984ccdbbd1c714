// How a table of the staff's part looks: a table on a desk, a stack of cards on a phone.
import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { lowScreen } from '../../../ui/theme/css-values.ts';

/**
 * Rows of one line each: 15 of them are seen at once in a window 900 px high. On a phone rows are cards and stay as they are.
 * Marked as important, because what stands in a cell says its own size, and later.
 */
const compactRows = {
  '&[data-density=compact]': {
    '& th': { py: '0 !important', px: '3 !important', h: '2rem !important' },
    '& th button': { minH: '1.875rem !important' },
    '& td': { py: '0 !important', px: '3 !important', h: '2rem !important' },
    '& td:not([data-kind=actions])': {
      maxW: '20rem !important',
      whiteSpace: 'nowrap !important',
      overflow: 'hidden !important',
      textOverflow: 'ellipsis !important',
    },
    // One line of each: longer texts are read in the form, or in comfortable rows.
    '& td:not([data-kind=actions]) > *': { maxH: '1.75rem !important', overflow: 'hidden !important' },
    '& td ul': { flexWrap: 'nowrap !important' },
    '& td li': { whiteSpace: 'nowrap !important' },
    '& td img': { h: '1.75rem !important', w: 'auto !important' },
    '& td :is(button, a)': { minH: '1.75rem !important', maxH: '1.875rem !important' },
    '& td[data-kind=actions] :is(button, a)': {
      minW: '1.875rem !important',
      w: 'auto !important',
      px: '1.5 !important',
      h: '1.875rem !important',
    },
  },
} as const;

/** What the rows are known by, and their buttons, stay in sight. While columns wait beyond them, a soft edge says so. */
const staysAtStart = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  // Beside it the columns need room, too.
  '@container (max-width: 40rem)': { minW: '8rem !important', maxW: '9rem !important' },
  '@container scroll-state(scrollable: inline-start)': {
    boxShadow: 'calc(var(--start) * -12px) 0 12px -8px {colors.line}',
  },
} as const;

const staysAtEnd = {
  position: 'sticky',
  insetInlineEnd: '0',
  zIndex: '1',
  boxShadow: 'calc(var(--start) * 1px) 0 0 {colors.line}',
  '@container scroll-state(scrollable: inline-end)': {
    boxShadow:
      'calc(var(--start) * 1px) 0 0 {colors.line}, calc(var(--start) * 12px) 0 12px -8px {colors.line}',
  },
} as const;

/** Scrolls sideways only: down the rows it is the page that scrolls. */
export const Region = chakra('div', {
  base: {
    overflowX: { md: 'auto' },
    overflowY: { md: 'hidden' },
    viewTimeline: '--table block',
    viewTimelineInset: '0px',
    bg: { md: 'surface' },
    borderWidth: { md: '1px' },
    borderRadius: 'md',
    position: 'relative',
    // What the keyboard reaches comes out from under the name and the buttons.
    '&:has(td[data-kind=name])': { scrollPaddingInlineStart: { md: '12rem' } },
    '&:has(td[data-kind=actions])': { scrollPaddingInlineEnd: { md: '13rem' } },
    containerType: { md: 'inline-size scroll-state' },
    md: compactRows,
  },
});

export const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    display: { base: 'block', md: 'table' },
    '& > tbody': { display: { base: 'flex', md: 'table-row-group' }, flexDirection: 'column', gap: '4' },
  },
});

export const TableHead = chakra('thead', {
  base: {
    display: { base: 'none', md: 'table-header-group' },
    position: 'relative',
    zIndex: '2',
    // What scrolls sideways cannot stick to the page: from where the table leaves it, the head goes along. A browser
    // that knows no such timeline leaves the head where it is; a low window has no room for one that stays.
    '@supports (animation-timeline: view())': {
      animation: 'follow-page linear both',
      animationTimeline: '--table',
      animationRange: 'exit-crossing 1px exit-crossing 50001px',
      [lowScreen]: { animation: 'none' },
      _print: { animation: 'none' },
    },
  },
});

export const Heading = chakra('th', {
  base: {
    bg: 'subtle',
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'muted',
    px: '4',
    py: '3',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&[data-kind=number]': { textAlign: 'end' },
    '&[data-sortable]': { py: '0.5' },
    '&[data-kind=picture]': { minW: '7rem' },
    '&[data-kind=select]': { w: '11', px: '1' },
    '&[data-kind=name]': staysAtStart,
    '&[data-kind=actions]': staysAtEnd,
  },
});

export const TableRow = chakra('tr', {
  base: {
    '--row': '{colors.surface}',
    // Brought into view, it stays clear of the head above and the edge below.
    scrollMarginBlock: '4rem',
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    columnGap: '4',
    bg: 'var(--row)',
    borderWidth: { base: '1px', md: '0' },
    borderRadius: { base: 'md', md: '0' },
    px: { base: '4', md: '0' },
    pt: { base: '2.5', md: '0' },
    pb: { base: '1', md: '0' },
    _hover: { md: { '--row': '{colors.paper}' } },
    // On a card the box has a line of its own, above picture and name.
    mdDown: {
      '&[data-selecting] > [data-kind=picture], &[data-selecting] > [data-kind=name]': { gridRow: '2' },
    },
    '&[data-new]': { fontWeight: 'semibold' },
    '&[data-saved], &[data-saved]:hover': { animation: 'fade-in 600ms', '--row': '{colors.brandSoft}' },
  },
});

export const Cell = chakra('td', {
  base: {
    bg: { md: 'var(--row)' },
    px: { md: '4' },
    py: { base: '1.5', md: '2.5' },
    verticalAlign: 'middle',
    borderBottomWidth: { md: '1px' },
    borderColor: 'subtle',
    overflowWrap: { base: 'anywhere', md: 'break-word' },
    // A word that nothing breaks would widen its column without end.
    maxW: { md: '26rem' },
    mdDown: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      gridColumn: '1 / -1',
      textAlign: 'end',
      // A card has no column to keep straight: what is not there is not named.
      _empty: { display: 'none' },
      // A long word, such as an e-mail, breaks rather than widening the card.
      '& > *': { minW: '0' },
      _before: { content: 'attr(data-label)', color: 'muted', flexShrink: '0', textAlign: 'start' },
      '&[data-kind=picture]': {
        gridColumn: '1',
        gridRow: '1',
        display: 'block',
        _before: { display: 'none' },
      },
      '&[data-kind=name]': {
        gridColumn: '2',
        gridRow: '1',
        alignItems: 'center',
        textAlign: 'start',
        _before: { display: 'none' },
      },
      // Without a picture beside it the name has the whole line.
      '&[data-kind=name]:first-of-type, [data-kind=select] + &[data-kind=name]': { gridColumn: '1 / -1' },
      '&[data-kind=select]': { gridRow: '1', alignItems: 'center', py: '0' },
      '& > ul': { justifyContent: 'flex-end' },
      '&[data-kind=text]': {
        display: 'block',
        textAlign: 'start',
        _empty: { display: 'none' },
        _before: { display: 'block', mb: '1' },
        '& > ul': { justifyContent: 'flex-start' },
      },
    },
    '&[data-kind=name]': { md: staysAtStart },
    '&[data-kind=select]': { w: { md: '11' }, px: { md: '1' }, py: { md: '0' } },
    '&[data-kind=number]': { md: { textAlign: 'end', whiteSpace: 'nowrap' } },
  },
});

export const ActionsCell = chakra('td', {
  base: {
    gridColumn: '1 / -1',
    bg: { md: 'var(--row)' },
    px: { base: '1', md: '2' },
    py: { md: '2' },
    // On a card its line goes from edge to edge, and the icons begin where the text begins.
    mx: { base: '-4', md: '0' },
    mt: { base: '2', md: '0' },
    pt: { base: '1', md: '2' },
    borderTopWidth: { base: '1px', md: '0' },
    borderBottomWidth: { md: '1px' },
    borderColor: 'subtle',
    md: staysAtEnd,
  },
});

// Whether the rows of all tables stand close together; chosen for this browser.

const stored = 'table-density';
const listeners = new Set<() => void>();

const isCompact = () => readStored(stored) === 'compact';

export const useCompact = (): boolean => useSyncExternalStore(subscribe, isCompact);

export function keepCompact(on: boolean): void {
  writeStored(stored, on ? 'compact' : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
