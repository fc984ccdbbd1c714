import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { isOfFilmHost } from '../../lib/film.ts';
import { FilmScene } from '../../ui/film-scene.tsx';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import { PlayMark } from '../../ui/play-mark.tsx';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    containerType: 'inline-size',
    borderRadius: 'sm',
    '& picture > img, & > svg': { position: 'absolute', inset: '0', w: 'full', h: 'full' },
  },
});

interface Props {
  /** Its own picture, if it has one. */
  image: PictureImage | null | undefined;
  /** What it shows; nothing within a link, which is named after the film. */
  alt?: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  aspectRatio?: string;
}

/**
 * A film before it plays. Our own drawing stands in for a picture that is missing, does not load, or lies on
 * the film's host, which is to learn of nobody who did not press play.
 */
export function FilmThumbnail({ image, alt = '', sizes, eager, aspectRatio = '16 / 9' }: Props) {
  const [broken, setBroken] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // It may have failed before this code was there to hear of it.
    const img = frame.current?.querySelector('img');
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(true);
  }, []);
  const own = image && !broken && !isOfFilmHost(image.url) ? image : null;
  return (
    <Frame ref={frame} aspectRatio={aspectRatio}>
      {own ? (
        <Picture image={own} alt={alt} sizes={sizes} eager={eager} onError={() => setBroken(true)} />
      ) : (
        <FilmScene />
      )}
      <PlayMark />
    </Frame>
  );
}
