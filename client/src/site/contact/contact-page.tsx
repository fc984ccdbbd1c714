import { Box, chakra, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { hillsShare } from '../about/about-picture.ts';
import { company } from '../company/company.ts';
import { contactData } from './contact-data.ts';
import { ContactHero } from './contact-hero.tsx';
import { Departments } from './departments.tsx';
import { MessageForm } from './message-form.tsx';
import { VisitUs } from './visit-us.tsx';

function ContactPage() {
  return (
    <>
      <ContactHero />
      <Departments />
      <Container py="section">
        <Grid
          as="section"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
          columnGap={{ lg: '10', xl: '16' }}
          rowGap="8"
        >
          <div>
            <Label mb="4">Write to us</Label>
            <chakra.h2 textStyle="title" maxW="10ch">
              Send us a Message
            </chakra.h2>
            <Box as="p" mt="5" color="muted" maxW="measure">
              Dates, a wish, the number of travellers: whatever you know already helps. What you type stays in
              this tab until it is sent.
            </Box>
          </div>
          <MessageForm />
        </Grid>
      </Container>
      <VisitUs />
    </>
  );
}

export const page = definePage({
  Component: ContactPage,
  head: (_, { origin }) => ({
    title: `Contact: bookings, support and our office in Kampala · ${company.name}`,
    description: `Write to ${company.name}, call, or visit the office in ${company.address.area}, ${company.address.city}. Opening hours, map and message form.`,
    canonical: origin + paths.contact,
    image: hillsShare(origin),
    structuredData: contactData(origin),
  }),
});
