import { chakra } from '@chakra-ui/react';

/** A word that sorts a thing: its category. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    color: 'accentText',
    _before: { content: '""', w: '1.5em', h: '2px', bg: 'highlight' },
  },
});
