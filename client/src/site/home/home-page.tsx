import { joined } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { AboutSection } from './about-section.tsx';
import { agencyData } from './agency-data.ts';
import { useCarouselCounter } from './carousel-counter.ts';
import { GetInTouch } from './get-in-touch.tsx';
import { Hero } from './hero.tsx';
import { HomePageDocument, useHomePageQuery } from './home-page.generated.ts';
import { PlainOpening } from './openings.tsx';
import { PartnersSection } from './partners-section.tsx';
import { ServicesSlider } from './services-slider.tsx';
import { StatisticsBand } from './statistics-band.tsx';

/** How long a slide stays, in milliseconds. */
const slideTime = 5000;

function HomePage() {
  const { data } = useHomePageQuery();
  const counter = useCarouselCounter(slideTime);
  const { home, partners } = data?.siteSettings ?? {};
  const slides = home?.slides ?? [];
  return (
    <>
      {slides.length > 0 || !data ? <Hero counter={counter} slides={slides} /> : <PlainOpening />}
      <StatisticsBand counted={data} />
      {home && <AboutSection about={home} />}
      <ServicesSlider programs={data?.programs.nodes ?? []} counter={counter} />
      <PartnersSection partners={partners?.partners ?? []} />
      <GetInTouch />
      <NewsletterSection />
    </>
  );
}

export const page = definePage({
  Component: HomePage,
  query: HomePageDocument,
  head: (_data, { origin, company }) => {
    const { searchTitle, searchDescription } = company.texts.home ?? {};
    const description = searchDescription ?? company.description;
    return {
      title: joined(' · ', company.name, searchTitle ?? company.tagline) || 'Home',
      ...(description && { description }),
      canonical: origin + paths.home,
      structuredData: agencyData(company, origin),
    };
  },
});
