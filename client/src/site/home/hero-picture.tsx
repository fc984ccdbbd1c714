import { chakra } from '@chakra-ui/react';
import { Picture } from '../../ui/picture.tsx';
import type { heroSlides } from '../company/hero-slides.ts';
import { homePictures } from './home-pictures.ts';

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
  slide: (typeof heroSlides)[number];
  current: boolean;
  /** The one a visitor sees first is loaded before everything else. */
  first: boolean;
}

/** The picture behind a slide, fading into the next. */
export function HeroPicture({ slide, current, first }: Props) {
  return (
    <Figure data-current={current || undefined} aria-hidden={!current}>
      <Picture
        image={homePictures[slide.picture]}
        alt={slide.caption}
        eager={first}
        sizes="(max-width: 1023px) 116vw, 125vw"
        h="full"
        objectPosition={{ base: 'center', lg: 'center 62%' }}
      />
    </Figure>
  );
}
