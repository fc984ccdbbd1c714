import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { colors } from '../../generated/brand.ts';
import { isOfFilmHost } from '../../lib/film.ts';
import { Picture, type PictureImage } from '../../ui/picture.tsx';

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

const Svg = chakra('svg', { base: { display: 'block', w: 'full', bg: colors.highlightSoft } });

/** For films that have no picture of their own: the Nile between hills at sundown, in the brand's colours. */
function FilmScene() {
  return (
    <Svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill={colors.highlightSoft} d="M0 0h480v320H0z" />
      <path fill="#EBB774" d="M0 112c90-18 170 10 250-6s150-20 230-4v218H0z" opacity=".75" />
      <circle cx="318" cy="132" r="58" fill="#FBF0D6" />
      <circle cx="318" cy="132" r="42" fill="#F7DFA9" />
      <path
        fill={colors.accent}
        d="m0 196 62-34 46 16 70-48 66 46 52-22 80 40 48-20 56 24v122H0z"
        opacity=".62"
      />
      <path fill="#5C6B3E" d="M0 214c70-34 116-10 176-4s96-26 160-16 98 30 144 18v108H0z" />
      <path fill={colors.brand} d="M0 262c84-38 148-30 206-10-40 16-58 40-44 68H0z" />
      <path fill={colors.brandDeep} d="M480 240c-96-22-168 2-214 22 22 16 30 36 14 58h200z" />
      <path
        fill="#F3DDA9"
        d="M206 252c26 6 52 8 60 10 22 16 30 36 14 58H162c-14-28 4-52 44-68Z"
        opacity=".9"
      />
      <g fill="none" stroke={colors.highlight} strokeLinecap="round" strokeWidth="2">
        <path d="M196 284h44m-58 16h34m38-4h22" />
      </g>
      <g fill="none" stroke={colors.brandDeep} strokeLinecap="round" strokeWidth="3">
        <path d="M92 92c8-8 16-8 20 0 4-8 12-8 20 0M148 66c6-6 12-6 15 0 3-6 9-6 15 0" />
      </g>
    </Svg>
  );
}

const Disc = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    m: 'auto',
    display: 'grid',
    placeItems: 'center',
    w: 'clamp(3.25rem, 15cqi, 5.5rem)',
    aspectRatio: '1',
    h: 'fit',
    borderRadius: 'full',
    bg: 'paper',
    color: 'accentText',
    boxShadow: 'md',
    transition: 'background-color 200ms, color 200ms, transform 300ms',
    '& svg': { w: '40%', ml: '8%' },
    'a:hover &, article:hover &': { bg: 'accentText', color: 'white', transform: 'scale(1.06)' },
  },
});

/** The disc over a picture that says: this is a film. */
function PlayMark() {
  return (
    <Disc aria-hidden>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M5 2.8v18.4c0 .9 1 1.5 1.8 1L21 13c.8-.5.8-1.6 0-2.1L6.8 1.8c-.8-.5-1.8.1-1.8 1Z" />
      </svg>
    </Disc>
  );
}
