import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { agencyData } from '../home/agency-data.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutPageDocument, useAboutPageQuery } from './about-page.generated.ts';
import { AboutUs } from './about-us.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { CoreValues } from './core-values.tsx';
import { Leadership } from './leadership.tsx';
import { MissionCard } from './mission-card.tsx';

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
