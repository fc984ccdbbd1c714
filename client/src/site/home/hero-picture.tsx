import { chakra } from '@chakra-ui/react';
import { Picture } from '../../ui/picture.tsx';
import type { HeroSlidePartsFragment } from './home-page.generated.ts';

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

interface Props {
  slide: HeroSlidePartsFragment;
  current: boolean;
  /** The one a visitor sees first is loaded before everything else. */
  first: boolean;
}

/** The picture behind a slide, fading into the next. */
export function HeroPicture({ slide, current, first }: Props) {
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
