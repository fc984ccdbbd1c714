import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { Weave } from '../../ui/weave.tsx';
import { PageFoot } from '../shell/page-foot.tsx';
import { AgencyContext } from '../ui/agency-context.ts';

/** The frame around the ways in: signing in, signing up, a new password. */
export function SignInLayout({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const { name: brand, logo } = useContext(AgencyContext);
  return (
    <Grid
      minH="100dvh"
      templateColumns={{ lg: '5fr 7fr' }}
      templateRows={{ base: 'auto 1fr', lg: '1fr' }}
      bg="paper"
    >
      <Flex
        as="header"
        direction="column"
        justify="space-between"
        position="relative"
        overflow="hidden"
        bg="brand"
        color="paper"
        px={{ base: '5', lg: '14' }}
        py={{ base: '4', lg: '14' }}
      >
        <Weave position="absolute" inset="0" h="full" color="white" opacity="0.045" />
        <Box position="relative">
          <Logo name={brand} image={logo} />
        </Box>
        <Box position="relative" display={{ base: 'none', lg: 'block' }}>
          <chakra.p textStyle="title" maxW="12ch">
            The staff area of this website
          </chakra.p>
          <chakra.p mt="5" maxW="34ch" color="highlightSoft">
            Sign in to edit the website and to answer registrations and messages.
          </chakra.p>
        </Box>
        <Weave
          position={{ base: 'absolute', lg: 'relative' }}
          bottom="0"
          insetInlineStart="0"
          h={{ base: '6px', lg: '24px' }}
          color="highlight"
        />
      </Flex>
      <Flex direction="column" minW="0">
        <Flex
          as="main"
          direction="column"
          flex="1"
          // On a phone the first screen is the form's, above the buttons; the foot begins below it.
          minH={{ base: 'calc(100dvh - 4.75rem)', lg: 'auto' }}
          px={{ base: '5', md: '12' }}
          pt={{ base: '3', lg: '10' }}
          pb={{ base: '16', lg: '0' }}
        >
          {/* A full load: the website then shows what was just changed here. */}
          <chakra.a
            href={paths.home}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            alignSelf="flex-start"
            fontSize="sm"
            fontWeight="semibold"
            _hover={{ textDecoration: 'underline' }}
          >
            <ArrowLeft size={18} aria-hidden /> Back to Home
          </chakra.a>
          <Box w="full" maxW="26rem" m="auto" py={{ base: '2', lg: '8' }}>
            <chakra.h1 textStyle="title" fontSize="clamp(2rem, 1.6rem + 1.6vw, 2.75rem)">
              {title}
            </chakra.h1>
            <chakra.p color="muted" mt="2" mb={{ base: '6', lg: '8' }}>
              {lead}
            </chakra.p>
            {children}
          </Box>
        </Flex>
        <PageFoot />
      </Flex>
    </Grid>
  );
}

export const SignInForm = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

export const SignInLink = chakra('span', {
  base: {
    display: 'block',
    mt: '6',
    fontSize: 'sm',
    '& a': {
      color: 'brand',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      py: '2',
    },
  },
});
