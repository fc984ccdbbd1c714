import { Box, chakra, Grid } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { contactData } from './contact-data.ts';
import { ContactHero } from './contact-hero.tsx';
import { ContactPageDocument, type ContactPageQuery, useContactPageQuery } from './contact-page.generated.ts';
import { Departments } from './departments.tsx';
import { MessageForm } from './message-form.tsx';
import { VisitUs } from './visit-us.tsx';

function ContactPage() {
  const { data } = useContactPageQuery();
  const settings = data?.siteSettings;
  const picture = settings && pictureIn(settings);
  return (
    <>
      <ContactHero image={picture?.image} alt={picture?.imageAlt} caption={picture?.imageCaption} />
      <Departments departments={settings?.departments.departments ?? []} />
      <Container py="section">
        <Grid
          as="section"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
          columnGap={{ lg: '10', xl: '16' }}
          rowGap="8"
        >
          <div>
            <Label mb="4">Write to us</Label>
            <chakra.h2 id="write" tabIndex={-1} textStyle="title" maxW="10ch">
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
      {settings && <VisitUs office={settings.company} />}
    </>
  );
}

const pictureIn = ({ pages }: ContactPageQuery['siteSettings']) =>
  pages.pages?.find(({ page }) => page === 'contact');

export const page = definePage({
  Component: ContactPage,
  query: ContactPageDocument,
  head: (data, { origin, company }) => {
    const picture = data && pictureIn(data.siteSettings);
    return {
      ...searchTexts(company, 'contact', 'Contact'),
      canonical: origin + paths.contact,
      image: shareOf(picture?.image, picture?.imageAlt ?? company.name, origin),
      structuredData: contactData(company, data?.siteSettings, origin),
    };
  },
});
