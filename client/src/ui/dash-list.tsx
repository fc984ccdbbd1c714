import { chakra } from '@chakra-ui/react';

/** A list whose lines are set apart by rules and begin with a golden dash. */
export const DashList = chakra('ul', {
  base: {
    '& li': {
      position: 'relative',
      ps: '8',
      py: '3',
      borderTopWidth: '1px',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '1.45em',
        w: '4',
        h: '2px',
        bg: 'highlight',
      },
    },
  },
});
