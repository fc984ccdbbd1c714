import { Box } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Weave } from '../../ui/weave.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { useCompany } from '../shell/company.ts';
import { Openings } from './openings.tsx';

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
