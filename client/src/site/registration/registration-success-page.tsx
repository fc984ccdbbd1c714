import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { joined, pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Weave } from '../../ui/weave.tsx';
import { useCompany } from '../shell/company.ts';
import {
  RegistrationSuccessPageDocument,
  useRegistrationSuccessPageQuery,
} from './registration-success-page.generated.ts';

const Next = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    columnGap: '3',
    alignItems: 'baseline',
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
  },
});

function RegistrationSuccessPage() {
  const { data } = useRegistrationSuccessPageQuery();
  const { answers } = useCompany();
  const whatComesNext = data?.siteSettings.legal.whatComesNext ?? [];
  return (
    <Container py="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: whatComesNext.length > 0 ? '7fr 5fr' : undefined }}
        columnGap={{ lg: '16', xl: '24' }}
        rowGap="14"
        alignItems="end"
      >
        <div>
          <Weave color="highlight" w="24" mb="8" />
          <chakra.h1 textStyle="display">Registration Successful!</chakra.h1>
          <Box as="p" textStyle="lead" color="muted" maxW="measure" mt="7">
            Thank you for registering. Your application will be reviewed, and we will{' '}
            {joined(' ', 'contact you', answers)}.
          </Box>
          <Flex gap="4" mt="9" wrap="wrap">
            <ButtonLink to={paths.programs} size="lg">
              Explore Programs
            </ButtonLink>
            <ButtonLink to={paths.home} variant="outline" size="lg">
              Return Home
            </ButtonLink>
          </Flex>
        </div>
        {whatComesNext.length > 0 && (
          <section aria-labelledby="next">
            <Label as="h2" id="next" mb="4">
              What comes next
            </Label>
            <ol>
              {whatComesNext.map(({ title, text }, index) => (
                <Next key={title}>
                  <Box as="span" aria-hidden textStyle="figure" fontStyle="italic" color="highlightText">
                    {index + 1}
                  </Box>
                  <div>
                    <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
                    <Box as="p" color="muted" fontSize="sm" mt="1">
                      {text}
                    </Box>
                  </div>
                </Next>
              ))}
            </ol>
          </section>
        )}
      </Grid>
    </Container>
  );
}

export const page = definePage({
  Component: RegistrationSuccessPage,
  query: RegistrationSuccessPageDocument,
  head: (_data, { company }) => ({ title: pageTitle('Registration Successful!', company), noindex: true }),
});
