import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { aboutUs } from '../company/about-page.ts';
import { company } from '../company/company.ts';
import { agencyData } from '../home/agency-data.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutPageDocument, useAboutPageQuery } from './about-page.generated.ts';
import { hillsShare } from './about-picture.ts';
import { AboutUs } from './about-us.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { CoreValues } from './core-values.tsx';
import { Leadership } from './leadership.tsx';
import { MissionCard } from './mission-card.tsx';

function AboutPage() {
  const { data } = useAboutPageQuery();
  return (
    <>
      <AboutHero />
      <CompanyProfile />
      <Container>
        <MissionCard id="mission" />
      </Container>
      <AboutUs />
      <CoreValues />
      <Container pt="section">
        <MissionCard id="mission-again" />
      </Container>
      <Leadership board={data?.board.nodes} />
    </>
  );
}

export const page = definePage({
  Component: AboutPage,
  query: AboutPageDocument,
  head: (_data, { origin }) => ({
    title: `About us · ${company.name}`,
    description: aboutUs[0].slice(0, aboutUs[0].indexOf('.') + 1),
    canonical: origin + paths.about,
    image: hillsShare(origin),
    structuredData: [agencyData(origin), breadcrumbs(origin, ['About', paths.about])],
  }),
});
