import { Box, chakra, Grid } from '@chakra-ui/react';
import { phoneLink, searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { useCompany } from '../shell/company.ts';
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
  const [phone] = useCompany().phones;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
        columnGap={{ lg: '14', xl: '20' }}
        rowGap="8"
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top="8.5rem">
          <PageHeading page="registration" label="Registration" title="Register" />
          {phone && (
            <Help display={{ base: 'none', lg: 'block' }} mt="10">
              Would you rather talk? <a href={phoneLink(phone)}>{phone}</a>
            </Help>
          )}
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
  head: (_data, { origin, company }) => ({
    ...searchTexts(company, 'registration', 'Registration'),
    canonical: origin + paths.registration(),
  }),
});
