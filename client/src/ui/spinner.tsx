import { chakra } from '@chakra-ui/react';

/** Turns while something is on its way; decoration beside a word that says so. */
export const Spinner = chakra(
  'span',
  {
    base: {
      w: '1.1em',
      h: '1.1em',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderRightColor: 'transparent',
      animation: 'spin 800ms linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
