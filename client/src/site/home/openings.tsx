import { Box, Flex, type FlexProps } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Weave } from '../../ui/weave.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { useCompany } from '../shell/company.ts';

/** What the home page opens with while there are no slides. */
export function PlainOpening() {
  const { name, tagline, description } = useCompany();
  return (
    <Box bg="subtle">
      <Container py={{ base: '16', lg: '28' }}>
        <Weave color="highlight" w="24" mb="8" />
        <PageHeading
          page="home"
          label={name}
          title={tagline || name || 'Welcome'}
          lead={description}
          maxW="56rem"
        >
          <Openings mt={{ base: '8', lg: '10' }} />
        </PageHeading>
      </Container>
    </Box>
  );
}

const size = { size: 'lg', px: { base: '4', lg: '7' }, fontSize: { base: 'sm', lg: 'md' } } as const;

/** The two ways on from the top of the home page. */
export function Openings(props: FlexProps) {
  return (
    <Flex gap="3" wrap="wrap" {...props}>
      <ButtonLink to={paths.programs} {...size}>
        Explore Services
      </ButtonLink>
      <ButtonLink to={paths.gallery} variant="outline" {...size}>
        View Gallery
      </ButtonLink>
    </Flex>
  );
}
