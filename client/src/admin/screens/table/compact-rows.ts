/**
 * Rows of one line each: 15 of them are seen at once in a window 900 px high. On a phone rows are cards and stay as they are.
 * Marked as important, because what stands in a cell says its own size, and later.
 */
export const compactRows = {
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
