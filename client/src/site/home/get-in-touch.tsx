import { Box, chakra, Grid } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { company } from '../company/company.ts';

const Fact = chakra('div', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
    pt: '4',
    '& a': {
      display: 'block',
      py: '2',
      textDecoration: 'underline',
      textDecorationColor: '{colors.highlight}',
      textUnderlineOffset: '4px',
    },
  },
});

/** Where the agency is and how to reach it. */
export function GetInTouch() {
  const { street, area, box, city, country } = company.address;
  return (
    <Box as="section" aria-labelledby="get-in-touch" bg="subtle" py="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
          columnGap="16"
          rowGap="12"
          alignItems="end"
        >
          <div>
            <Label mb="4">We answer {company.answers}</Label>
            <chakra.h2 id="get-in-touch" textStyle="display">
              Get in Touch
            </chakra.h2>
            <ButtonLink to={paths.contact} size="lg" mt="8">
              Contact Us
            </ButtonLink>
          </div>
          <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="8">
            <Fact>
              <Label as="h3" mb="2" color="muted">
                Address
              </Label>
              <Box as="address" fontStyle="normal">
                {street}, {area}
                <br />
                {box}
                <br />
                {city}, {country}
              </Box>
            </Fact>
            <Fact>
              <Label as="h3" mb="2" color="muted">
                Telephone
              </Label>
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
            </Fact>
            <Fact>
              <Label as="h3" mb="2" color="muted">
                E-mail
              </Label>
              {company.emails.map((email) => (
                <a key={email} href={`mailto:${email}`}>
                  {email}
                </a>
              ))}
            </Fact>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
