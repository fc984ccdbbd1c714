import { chakra, Flex } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { lowScreen } from '../../ui/theme/low-screen.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { TopNavigation } from './top-navigation.tsx';

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
