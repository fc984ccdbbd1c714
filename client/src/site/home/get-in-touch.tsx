import { Box, chakra, Grid } from '@chakra-ui/react';
import { addressLines, phoneLink } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { columns } from '../page/columns.ts';
import { Lines } from '../page/lines.tsx';
import { useCompany } from '../shell/company.ts';

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
  const company = useCompany();
  const { answers, phones, emails } = company;
  const address = addressLines(company);
  const facts = [address, phones, emails].filter(({ length }) => length > 0);
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
            {answers && <Label mb="4">We answer {answers}</Label>}
            <chakra.h2 id="get-in-touch" textStyle="display">
              Get in Touch
            </chakra.h2>
            <ButtonLink to={paths.contact} size="lg" mt="8">
              Contact Us
            </ButtonLink>
            <ButtonLink to={paths.registration()} variant="link" ms="6">
              Register
            </ButtonLink>
            <ButtonLink to={paths.donations} variant="link" ms="6">
              Donate
            </ButtonLink>
          </div>
          {facts.length > 0 && (
            <Grid templateColumns={{ base: '1fr', md: columns(facts, 3) }} gap="8">
              {address.length > 0 && (
                <Fact>
                  <Label as="h3" mb="2" color="muted">
                    Address
                  </Label>
                  <Box as="address" fontStyle="normal">
                    <Lines of={address} />
                  </Box>
                </Fact>
              )}
              {phones.length > 0 && (
                <Fact>
                  <Label as="h3" mb="2" color="muted">
                    Telephone
                  </Label>
                  {phones.map((phone) => (
                    <a key={phone} href={phoneLink(phone)}>
                      {phone}
                    </a>
                  ))}
                </Fact>
              )}
              {emails.length > 0 && (
                <Fact>
                  <Label as="h3" mb="2" color="muted">
                    E-mail
                  </Label>
                  {emails.map((email) => (
                    <a key={email} href={`mailto:${email}`}>
                      {email}
                    </a>
                  ))}
                </Fact>
              )}
            </Grid>
          )}
        </Grid>
      </Container>
    </Box>
  );
}
