import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { NavLink } from 'react-router-dom';
import { lowScreen } from '../../ui/theme/css-values.ts';
import { useMay } from '../rights/rights.ts';
import { UnreadContext } from '../screens/inbox/unread-context.ts';
import { addressOf } from '../screens/staff-screen.ts';
import { staffScreens } from '../staff-screens.ts';
import { Labelled } from './sidebar-link.tsx';

const answered = staffScreens.filter(({ inbox }) => inbox === 'registrations' || inbox === 'messages');

/** What is to be answered, with how much of it is new, at the lower edge of a phone: one press away from everywhere. */
export function InboxLinks() {
  const { counts } = useContext(UnreadContext);
  if (!useMay('readOffice')) return null;
  return (
    <Bar aria-label="To answer" data-screen-only>
      {answered.map((screen) => {
        const { link, inbox, path } = screen;
        return (
          link && (
            <Item key={path} to={addressOf(screen)}>
              <link.Icon aria-hidden size={18} />
              <Labelled label={link.label} news={inbox ? counts[inbox] : 0} />
            </Item>
          )
        );
      })}
    </Bar>
  );
}

/** Between Back and the chat, in the height that those take. */
const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '1',
    alignSelf: 'center',
    zIndex: 'floating',
    display: 'flex',
    h: '11',
    mt: '-12',
    mb: '1',
    bg: 'paper',
    borderRadius: 'full',
    // There is no room beside a keyboard on the screen, nor on a phone on its side.
    '@media (pointer: coarse)': {
      'html:has(:read-write:focus) &': { opacity: '0', pointerEvents: 'none' },
    },
    [lowScreen]: { display: 'none' },
  },
});

const Item = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '4.75rem',
    fontSize: '0.6875rem',
    lineHeight: '1.3',
    color: 'ink',
    '&[aria-current=page]': { color: 'brand', fontWeight: 'bold' },
    // At the corner of the icon.
    '& > span': {
      position: 'absolute',
      top: '0',
      insetInlineStart: 'calc(50% + 0.25rem)',
      minW: '5',
      px: '1',
      ms: '0',
      lineHeight: '1.125rem',
    },
  },
});
