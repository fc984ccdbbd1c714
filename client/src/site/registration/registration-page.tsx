import { Box, chakra, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { company } from '../company/company.ts';
import { companyShare } from '../company/share-picture.ts';
import { PageHeading } from '../page/page-heading.tsx';
import {
  ChosenProgramDocument,
  RegistrationPageDocument,
  useRegistrationPageQuery,
} from './registration-page.generated.ts';
import { Wizard } from './wizard.tsx';

const Help = chakra('p', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
    pt: '4',
    maxW: 'sm',
    fontSize: 'sm',
    color: 'muted',
    '& a': {
      color: 'ink',
      textDecoration: 'underline',
      textDecorationColor: '{colors.highlight}',
      textUnderlineOffset: '4px',
    },
  },
});

const nothing = { nodes: [], totalCount: 0 };

function RegistrationPage() {
  const { data } = useRegistrationPageQuery();
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
        columnGap={{ lg: '14', xl: '20' }}
        rowGap="8"
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top="8.5rem">
          <PageHeading
            label="Registration"
            title={
              <>
                Come <em>along</em>
              </>
            }
            lead={`Five short steps. You pay nothing now: we look at what you send, and a person writes back ${company.answers}.`}
          />
          <Help display={{ base: 'none', lg: 'block' }} mt="10">
            Would you rather talk? <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
          </Help>
        </Box>
        <Wizard offered={data?.offered ?? nothing} />
      </Grid>
    </Container>
  );
}

export const page = definePage({
  Component: RegistrationPage,
  query: RegistrationPageDocument,
  also: (_params, { searchParams }, posted) => {
    const id = posted?.programId || searchParams.get('program');
    return id ? [{ query: ChosenProgramDocument, variables: { id } }] : [];
  },
  head: (_data, { origin }) => ({
    title: `Registration · ${company.name}`,
    description: 'Register for a safari, a gorilla trek or a cultural journey in five short steps.',
    canonical: origin + paths.registration(),
    image: companyShare(origin),
  }),
});
