import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Label } from '../../ui/label.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useCompany } from '../shell/company.ts';
import { type CarouselCounter, holdProps } from './carousel-counter.ts';
import { HeroControls } from './hero-controls.tsx';
import type { HeroSlidePartsFragment } from './home-page.generated.ts';
import { Openings } from './openings.tsx';

const Frame = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: { base: 'minmax(14rem, 1fr) auto', lg: '1fr' },
    minH: { base: 'calc(100svh - 4rem)', lg: 'clamp(36rem, calc(100svh - 5.25rem), 58rem)' },
    bg: 'brandDeep',
  },
});

const Panel = chakra('div', {
  base: {
    position: 'relative',
    gridArea: { base: '2 / 1', lg: '1 / 1' },
    alignSelf: 'end',
    w: { base: 'full', lg: 'calc({sizes.xl} + {spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))' },
    bg: 'paper',
    ps: { base: 'gutter', lg: 'calc({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))' },
    pe: { base: 'gutter', lg: '10' },
    pt: { base: '7', lg: '12' },
    pb: { base: '2.5', lg: '16' },
  },
});

const Slides = chakra('div', { base: { display: 'grid', '& > *': { gridArea: '1 / 1' } } });

const Slide = chakra('div', {
  base: {
    visibility: 'hidden',
    // The first is there at once, for it is what a visitor waits for; the others rise.
    '&[data-current]': { visibility: 'visible' },
    '&[data-current]:not(:first-child)': { animation: 'rise 600ms' },
  },
});

interface Props {
  counter: CarouselCounter;
  /** None while they load. */
  slides: readonly HeroSlidePartsFragment[];
}

/** The full-height opening of the home page: its slides, moving on every five seconds. */
export function Hero({ counter, slides }: Props) {
  const { name, tagline } = useCompany();
  const current = counter.slideOf(slides.length);
  const isLoaded = useAfterLoad();
  return (
    <Frame aria-roledescription="carousel" aria-label="Highlights" {...holdProps(counter)}>
      <Box
        gridArea={{ base: '1 / 1', lg: '1 / 1' }}
        position="relative"
        isolation="isolate"
        overflow="hidden"
      >
        {slides.map(
          (slide, index) =>
            (index === 0 || isLoaded || index === current) && (
              <HeroPicture key={slide.title} slide={slide} current={index === current} first={index === 0} />
            ),
        )}
      </Box>
      <Panel>
        <Label as="h1" mb={{ base: '3', lg: '5' }}>
          {tagline || name}
        </Label>
        <Slides aria-live={counter.playing ? 'off' : 'polite'}>
          {slides.map(({ title, subtitle }, index) => (
            <Slide
              key={title}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              data-current={index === current || undefined}
            >
              <chakra.h2 textStyle="display" fontSize="clamp(2.375rem, 1.6rem + 3vw, 4.625rem)" maxW="13ch">
                {title}
              </chakra.h2>
              {subtitle && (
                <Box as="p" textStyle="lead" color="muted" mt={{ base: '4', lg: '6' }} maxW="32rem">
                  {subtitle}
                </Box>
              )}
            </Slide>
          ))}
        </Slides>
        <Openings mt={{ base: '6', lg: '9' }} />
        {slides.length > 1 && <HeroControls counter={counter} current={current} slides={slides} />}
      </Panel>
    </Frame>
  );
}

/** True once the page has loaded: pictures of slides nobody sees yet wait for that. */
function useAfterLoad() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return loaded;
}

const Figure = chakra('figure', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetInlineStart: '0',
    // Wider than the window, so that what a picture is about stands to the right of the words.
    w: { base: '100%', lg: '125%' },
    opacity: '0',
    // The old picture stays below until the new one has covered it.
    transition: 'opacity 0s 900ms',
    '&[data-current]': { opacity: '1', zIndex: '1', transition: 'opacity 900ms' },
  },
});

interface HeroPictureProps {
  slide: HeroSlidePartsFragment;
  current: boolean;
  /** The one a visitor sees first is loaded before everything else. */
  first: boolean;
}

/** The picture behind a slide, fading into the next. */
function HeroPicture({ slide, current, first }: HeroPictureProps) {
  if (!slide.image) return null;
  return (
    <Figure data-current={current || undefined} aria-hidden={!current}>
      <Picture
        image={slide.image}
        alt={slide.imageAlt ?? ''}
        eager={first}
        // The frame is higher than wide on a phone, and cuts what hangs over; a file for all of that would be half as heavy again.
        sizes="(max-width: 1023px) 105vw, 125vw"
        h="full"
        objectPosition={{ base: 'center', lg: 'center 62%' }}
      />
    </Figure>
  );
}
