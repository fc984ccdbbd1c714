// The basket weave of the brand: a pattern small enough to stand in the style sheet.
import { chakra } from '@chakra-ui/react';

const tile = encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'><path fill='none' stroke='#000' stroke-width='1.3' stroke-linecap='round' d='M1.5 3h9m-9 3h9m-9 3h9m3 6h9m-9 3h9m-9 3h9M15 1.5v9m3-9v9m3-9v9M3 13.5v9m3-9v9m3-9v9'/></svg>",
);

/** A strip of basket weave in the current colour; decoration only. */
export const Weave = chakra(
  'div',
  {
    base: {
      h: '24px',
      w: 'full',
      bg: 'currentColor',
      mask: `url("data:image/svg+xml,${tile}") 0 0 / 24px repeat`,
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
