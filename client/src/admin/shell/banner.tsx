import { chakra } from '@chakra-ui/react';

/** A line across the screen that concerns all of it. */
export const Banner = chakra(
  'div',
  { base: { display: 'flex', alignItems: 'center', px: { base: '4', md: '8' }, fontSize: 'sm' } },
  // A printed sheet is about what it shows.
  { defaultProps: { 'data-screen-only': true } },
);
