import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { CarouselCounter } from './carousel-counter.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    ms: { base: '-2.5', lg: '0' },
    mt: { base: '4', lg: '0' },
    // On a wide screen the bar stands on the picture, beside the words.
    position: { lg: 'absolute' },
    insetInlineStart: { lg: '100%' },
    bottom: { lg: '0' },
    bg: { lg: 'brand' },
    color: { base: 'brand', lg: 'paper' },
    // Narrow enough on a phone to leave the chat button its corner.
    '& button': {
      borderRadius: '0',
      w: { base: '9', lg: '12' },
      h: '12',
      _hover: { bg: { base: 'subtle', lg: 'brandDeep' } },
    },
  },
});

const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    maxW: { base: '7', lg: '8' },
    _before: {
      content: '""',
      w: '2',
      h: '2',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'currentColor',
    },
    '&[aria-current]': {
      _before: {
        bg: 'highlight',
        borderColor: 'highlight',
        // Where the system chooses the colours no ground is drawn, unless it is one of its own.
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight' },
      },
    },
  },
});

interface Props {
  counter: CarouselCounter;
  slides: readonly { title: string }[];
  current: number;
}

/** Pause, arrows and dots. */
export function HeroControls({ counter, slides, current }: Props) {
  return (
    <Bar data-needs-script>
      <Button
        variant="ghost"
        size="icon"
        aria-label={counter.stopped ? 'Play slides' : 'Pause slides'}
        onClick={counter.toggle}
      >
        {counter.stopped ? <Play aria-hidden /> : <Pause aria-hidden />}
      </Button>
      <Button variant="ghost" size="icon" aria-label="Previous slide" onClick={counter.previous}>
        <ChevronLeft aria-hidden />
      </Button>
      <Flex>
        {slides.map(({ title }, index) => (
          <Dot
            key={title}
            type="button"
            aria-label={`Show slide ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => counter.show(index, slides.length)}
          />
        ))}
      </Flex>
      <Button variant="ghost" size="icon" aria-label="Next slide" onClick={counter.next}>
        <ChevronRight aria-hidden />
      </Button>
    </Bar>
  );
}
