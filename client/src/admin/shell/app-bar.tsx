import { chakra } from '@chakra-ui/react';
import { lowScreen } from '../../ui/theme/css-values.ts';

/** Of the bar at the top of a phone: what stays in sight below it stands that far from the edge. */
export const appBarHeight = '3.25rem';

/** The buttons above every screen. On a phone they stay at the top while the page is scrolled, unless it is on its side. */
export const AppBar = chakra(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: { base: '4', md: '8' },
      pt: { md: '3' },
      h: { base: appBarHeight, md: 'auto' },
      flexShrink: '0',
      mdDown: {
        position: 'sticky',
        top: '0',
        zIndex: '4',
        bg: 'paper',
        borderBottomWidth: '1px',
        [lowScreen]: { position: 'static' },
      },
    },
  },
  // A printed sheet is about what it shows.
  { defaultProps: { 'data-screen-only': true } },
);
