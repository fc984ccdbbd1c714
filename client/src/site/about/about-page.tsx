import { Box, chakra, Grid } from '@chakra-ui/react';
import { joined, searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Weave } from '../../ui/weave.tsx';
import { agencyData } from '../home/agency-data.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';
import { AboutPageDocument, type AboutPartsFragment, useAboutPageQuery } from './about-page.generated.ts';
import { AboutUs } from './about-us.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { CoreValues } from './core-values.tsx';
import { Leadership } from './leadership.tsx';

function AboutPage() {
  const { data } = useAboutPageQuery();
  const about = data?.siteSettings.about;
  return (
    <>
      <AboutHero about={about} />
      {about && (
        <>
          <CompanyProfile about={about} />
          {about.mission && (
            <Container>
              <MissionCard id="mission" title={about.missionTitle} text={about.mission} />
            </Container>
          )}
          <AboutUs about={about} />
          <CoreValues values={about.values ?? []} />
          {about.mission && (
            <Container pt="section">
              <MissionCard id="mission-again" title={about.missionTitle} text={about.mission} />
            </Container>
          )}
        </>
      )}
      <Leadership board={data?.board.nodes} />
    </>
  );
}

/** Opens the About page above a wide picture. `about` is undefined while it loads. */
function AboutHero({ about }: { about: AboutPartsFragment | undefined }) {
  const { name } = useCompany();
  const { title, lead, image, imageAlt, imageCaption } = about ?? {};
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '8fr 4fr' }}
          gap={{ base: '6', lg: '12' }}
          alignItems="end"
        >
          <PageHeading page="about" label={joined(' ', 'About', name)} title={title ?? 'About Us'} />
          {lead && (
            <Box as="p" textStyle="lead" color="muted" pb={{ lg: '2' }}>
              {lead}
            </Box>
          )}
        </Grid>
      </Container>
      {image && (
        <Box as="figure" maxW="page" mx="auto" px={{ xl: 'gutter' }}>
          <Picture
            image={image}
            alt={imageAlt ?? ''}
            eager
            sizes="(min-width: 1280px) 80rem, 100vw"
            aspectRatio={{ base: '4 / 3', md: '16 / 9' }}
            objectPosition="center 92%"
          />
          {imageCaption && <PictureCaption px={{ base: 'gutter', xl: '0' }}>{imageCaption}</PictureCaption>}
        </Box>
      )}
    </>
  );
}

const Card = chakra('article', { base: { bg: 'brand', color: 'paper', overflow: 'hidden' } });

interface MissionCardProps {
  id: string;
  title: string | null;
  text: string;
}

/** What we are here for. `id` tells the two places it stands in apart; no landmark, as two would have one name. */
function MissionCard({ id, title, text }: MissionCardProps) {
  return (
    <Card aria-labelledby={id}>
      <Weave color="highlight" opacity="0.5" />
      <Box px={{ base: '6', lg: '12' }} py={{ base: '9', lg: '14' }}>
        <chakra.h2 id={id} textStyle="label" color="highlightSoft">
          {title ?? 'Our Mission'}
        </chakra.h2>
        <Box
          as="p"
          textStyle="heading"
          fontSize="clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)"
          lineHeight="1.25"
          mt="5"
          maxW="30em"
          textWrap="pretty"
        >
          {text}
        </Box>
      </Box>
    </Card>
  );
}

export const page = definePage({
  Component: AboutPage,
  query: AboutPageDocument,
  head: (data, { origin, company }) => {
    const { image, imageAlt, title, paragraphs } = data?.siteSettings.about ?? {};
    const [beginning] = paragraphs ?? [];
    return {
      ...(beginning && { description: summary(beginning) }),
      ...searchTexts(company, 'about', 'About us'),
      canonical: origin + paths.about,
      image: shareOf(image, imageAlt ?? title ?? company.name, origin),
      structuredData: [...agencyData(company, origin), breadcrumbs(origin, ['About', paths.about])],
    };
  },
});
