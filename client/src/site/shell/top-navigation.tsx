import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { lineStart } from '../../ui/theme/line-start.ts';
import { lowScreen } from '../../ui/theme/low-screen.ts';
import { useCompany } from './company.ts';
import { navigation } from './navigation.ts';
import { useCurrentPath } from './use-current-path.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { lg: '3', xl: '6' },
  },
});

const HomeLink = chakra(Link, {
  base: { display: 'block', color: 'brand', py: '2', [lowScreen]: { py: '1' } },
});

const NavLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'block',
    py: '3',
    fontSize: { lg: '0.875rem', xl: 'sm' },
    fontWeight: 'medium',
    color: 'ink',
    whiteSpace: 'nowrap',
    _after: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      bottom: '1.5',
      h: '2px',
      bg: 'highlight',
      transform: 'scaleX(0)',
      transformOrigin: lineStart,
      transition: 'transform 220ms',
    },
    _hover: { color: 'brand', _after: { transform: 'scaleX(1)' } },
    '&[aria-current]': {
      color: 'accentText',
      fontWeight: 'semibold',
      _after: { transform: 'scaleX(1)', bg: 'accent' },
    },
  },
});

/** The logo, which leads home, and on large screens the other links. */
export function TopNavigation() {
  const isCurrent = useCurrentPath();
  const { name, logo } = useCompany();
  return (
    <chakra.nav aria-label="Main" flex="1" maxW={{ lg: '70rem' }}>
      <List>
        {navigation.map(({ path, label }) =>
          path === paths.home ? (
            <Box as="li" key={path} me="auto" pe={{ lg: '3', xl: '6' }}>
              <HomeLink to={path} aria-label={joined(' ', name, label)} aria-current={isCurrent(path)}>
                <Logo name={name} image={logo} />
              </HomeLink>
            </Box>
          ) : (
            <Box as="li" key={path} hideBelow="lg">
              <NavLink to={path} aria-current={isCurrent(path)}>
                {label}
              </NavLink>
            </Box>
          ),
        )}
      </List>
    </chakra.nav>
  );
}
