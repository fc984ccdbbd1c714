import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Badge, PriceTag } from '../../ui/tags.tsx';
import { categoryLabels } from '../programs/categories.ts';
import type { ProgramCardFragment } from '../programs/program-card.generated.ts';
import { type CarouselCounter, holdProps } from './carousel-counter.ts';

interface Props {
  programs: readonly ProgramCardFragment[];
  counter: CarouselCounter;
}

/** One program at a time, moving with the hero. */
export function ServicesSlider({ programs, counter }: Props) {
  const current = counter.slideOf(programs.length);
  const program = programs[current];
  if (!program) return null;
  return (
    <Box
      as="section"
      aria-labelledby="services"
      aria-roledescription="carousel"
      py="section"
      {...holdProps(counter)}
    >
      <Container>
        <Flex justify="space-between" align="end" gap={{ base: '3', sm: '6' }} mb={{ base: '8', lg: '12' }}>
          <SectionHeading id="services" label="Where to" title="Our Services" />
          {programs.length > 1 && (
            <Flex align="center" gap="1.5" flexShrink="0" data-needs-script>
              <Box as="span" textStyle="caption" color="muted" me="3" hideBelow="sm" aria-hidden>
                {current + 1} of {programs.length}
              </Box>
              <Button variant="outline" size="icon" aria-label="Previous service" onClick={counter.previous}>
                <ChevronLeft aria-hidden />
              </Button>
              <Button variant="outline" size="icon" aria-label="Next service" onClick={counter.next}>
                <ChevronRight aria-hidden />
              </Button>
            </Flex>
          )}
        </Flex>
        <div aria-live={counter.playing ? 'off' : 'polite'}>
          <ServiceSlide
            key={program.id}
            program={program}
            position={`${current + 1} of ${programs.length}`}
          />
        </div>
      </Container>
    </Box>
  );
}

const Spread = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    bg: 'subtle',
    animation: 'fade-in 500ms',
  },
});

// As tall as the longest text needs, so that the page does not jump from slide to slide.
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    p: { base: '6', lg: '12' },
    minH: { base: '30rem', sm: '25rem', lg: '34rem' },
  },
});

/** A program spread over the width: picture on one side, what it is on the other. */
function ServiceSlide({ program, position }: { program: ProgramCardFragment; position: string }) {
  return (
    <Spread aria-roledescription="slide" aria-label={position}>
      <Box position="relative" aspectRatio={{ base: '3 / 2', lg: 'auto' }}>
        <Picture
          image={program.image}
          alt={program.imageAlt ?? ''}
          sizes="(min-width: 1024px) 48rem, 92vw"
          position="absolute"
          inset="0"
          h="full"
        />
      </Box>
      <Words>
        <Badge>{categoryLabels[program.category]}</Badge>
        <chakra.h3 textStyle="title" fontSize="clamp(1.875rem, 1.5rem + 1.6vw, 3rem)" mt="4">
          {program.name}
        </chakra.h3>
        <Box as="p" mt="5" color="muted">
          {program.excerpt}
        </Box>
        <Flex
          gap="8"
          mt="6"
          py="3"
          borderYWidth="1px"
          borderColor="lineStrong"
          textStyle="subheading"
          fontSize="lg"
        >
          <span>{program.duration}</span>
          <PriceTag {...program} />
        </Flex>
        <ButtonLink to={program.path} mt="7" alignSelf="start">
          Learn More<Box srOnly>: {program.name}</Box>
        </ButtonLink>
      </Words>
    </Spread>
  );
}
