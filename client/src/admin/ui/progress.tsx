import { chakra } from '@chakra-ui/react';

/** A bar that fills. */
export const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    flex: '1 1 6rem',
    h: '2',
    bg: 'subtle',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'subtle' },
    '&::-webkit-progress-value': { bg: 'brand', transition: 'width 200ms' },
    '&::-moz-progress-bar': { bg: 'brand' },
  },
});
