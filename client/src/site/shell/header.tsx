import { Box, chakra, Flex } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Logo } from '../../ui/logo.tsx';
import { lineStart, lowScreen } from '../../ui/theme/css-values.ts';
import { useCompany } from './company.ts';
import { MenuToggle } from './mobile-menu.tsx';
import { navigation, useCurrentPath } from './navigation.ts';

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'header', bg: 'paper', borderBottomWidth: '1px' },
});

/** The bar that stays at the top: logo, links on large screens, menu on small ones. */
export function Header() {
  return (
    <Bar>
      <Container>
        <Flex
          align="center"
          justify="space-between"
          gap="4"
          minH={{ base: '16', lg: '5.25rem' }}
          css={{ [lowScreen]: { minH: '3.25rem' } }}
        >
          <TopNavigation />
          <ButtonLink to={paths.adminLogin()} variant="ghost" size="sm" minH="11" me="-3.5" hideBelow="lg">
            <LockKeyhole aria-hidden />
            Admin
          </ButtonLink>
          <MenuToggle />
        </Flex>
      </Container>
    </Bar>
  );
}

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
function TopNavigation() {
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
