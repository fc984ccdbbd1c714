import { Box, chakra, Grid } from '@chakra-ui/react';
import { type Company, joined, searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Picture } from '../../ui/picture.tsx';
import { agencyReference, reachData } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';
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
      <ContactHero picture={picture} />
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

// From the end of the content to the edge of the window, whatever its width.
const toTheEdge = 'calc((min(100vw, {sizes.page}) - 100vw) / 2 - {spacing.gutter})';

/** Opens the contact page: an invitation beside a picture, if there is one. */
function ContactHero({ picture }: { picture: ReturnType<typeof pictureIn> }) {
  const { image, imageAlt, imageCaption } = picture ?? {};
  const { answers } = useCompany();
  return (
    <Container pt={{ base: '8', lg: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: image ? '6fr 6fr' : undefined }}
        columnGap="14"
        rowGap="10"
        alignItems="end"
      >
        <PageHeading
          page="contact"
          label="Contact"
          title="Contact Us"
          lead={answers && `We answer ${answers}.`}
          pb={{ lg: '10' }}
        >
          <ButtonAnchor href="#write" variant="outline" mt="6" hideFrom="lg">
            Write a message
          </ButtonAnchor>
        </PageHeading>
        {image && (
          <Box as="figure" me={{ lg: toTheEdge }}>
            <Picture
              image={image}
              alt={imageAlt ?? ''}
              eager
              sizes="(min-width: 1024px) 50vw, 92vw"
              aspectRatio={{ base: '3 / 2', lg: '4 / 3' }}
              maxH="34rem"
            />
            {imageCaption && <PictureCaption>{imageCaption}</PictureCaption>}
          </Box>
        )}
      </Grid>
    </Container>
  );
}

/** The office for search engines: where it is, when it is open, whom to ask. */
function contactData(
  company: Company,
  settings: ContactPageQuery['siteSettings'] | undefined,
  origin: string,
): object[] {
  const hours = (settings?.company.openingHours ?? []).filter(({ opens, closes }) => opens && closes);
  const departments = settings?.departments.departments ?? [];
  return [
    {
      '@type': 'ContactPage',
      url: origin + paths.contact,
      name: joined(' ', 'Contact', company.name),
      mainEntity: {
        ...agencyReference(company, origin),
        url: origin + paths.home,
        ...reachData(company),
        ...(hours.length > 0 && {
          openingHoursSpecification: hours.map(({ on, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: on,
            opens,
            closes,
          })),
        }),
        ...(departments.length > 0 && {
          contactPoint: departments.map(({ name, email, phone }) => ({
            '@type': 'ContactPoint',
            contactType: name,
            ...(email && { email }),
            ...(phone && { telephone: phone }),
          })),
        }),
      },
    },
    breadcrumbs(origin, ['Contact', paths.contact]),
  ];
}

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
