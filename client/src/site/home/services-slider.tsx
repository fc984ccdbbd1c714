import { Box, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ProgramCardFragment } from '../programs/program-card.generated.ts';
import type { CarouselCounter } from './carousel-counter.ts';
import { holdProps } from './hold-props.ts';
import { ServiceSlide } from './service-slide.tsx';

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
