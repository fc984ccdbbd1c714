import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureImage } from './picture.tsx';

interface Props extends Omit<HTMLChakraProps<'div'>, 'children'> {
  name: string;
  image: PictureImage | null | undefined;
  /** What it shows, when somebody said it. */
  alt?: string | null;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  widest?: number;
  eager?: boolean;
}

const Frame = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', borderRadius: 'sm', bg: 'brand', flexShrink: '0' },
});

const Initials = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    containerType: 'size',
    fontFamily: 'heading',
    color: 'highlightSoft',
    '& > span': { fontSize: 'min(34cqh, 34cqw)', letterSpacing: '-0.02em' },
  },
});

/** The picture of a person whose name stands beside it; their initials when there is none or it cannot be loaded. */
export function Portrait({ name, image, alt, sizes, widest, eager, ...rest }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  // A picture that failed before the page came alive has told nobody.
  useEffect(() => {
    const img = frame.current?.querySelector('img');
    if (img?.complete && img.getAttribute('src') && img.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <Frame ref={frame} {...rest}>
      {image && !failed ? (
        <Picture
          image={image}
          widest={widest}
          alt={alt ?? ''}
          sizes={sizes}
          eager={eager}
          h="full"
          onError={() => setFailed(true)}
        />
      ) : (
        <Initials aria-hidden>
          <span>{initials(name)}</span>
        </Initials>
      )}
    </Frame>
  );
}

/** First letters of the first and the last word: `Mei Lin Tan` is `MT`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toUpperCase();
}
