import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { heroInterval } from '../company/hero-slides.ts';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { AboutSection } from './about-section.tsx';
import { agencyData } from './agency-data.ts';
import { useCarouselCounter } from './carousel-counter.ts';
import { GetInTouch } from './get-in-touch.tsx';
import { Hero } from './hero.tsx';
import { HomePageDocument, useHomePageQuery } from './home-page.generated.ts';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSlider } from './services-slider.tsx';
import { StatisticsBand } from './statistics-band.tsx';

function HomePage() {
  const { data } = useHomePageQuery();
  const counter = useCarouselCounter(heroInterval);
  return (
    <>
      <Hero counter={counter} />
      <StatisticsBand counted={data} />
      <AboutSection />
      <ServicesSlider programs={data?.programs.nodes ?? []} counter={counter} />
      <PartnersSection />
      <GetInTouch />
      <NewsletterSection />
    </>
  );
}

export const page = definePage({
  Component: HomePage,
  query: HomePageDocument,
  head: (_data, { origin }) => ({
    title: `${company.name} · ${company.tagline}`,
    description: company.description,
    canonical: origin + paths.home,
    structuredData: [agencyData(origin)],
  }),
});
