import { Box, chakra, Flex } from '@chakra-ui/react';
import { colors } from '../generated/brand.ts';
import type { PictureImage } from './picture.tsx';

const Svg = chakra('svg', { base: { w: '11', h: '11', flexShrink: '0' } });

/** The mark: a crested crane, its crown in gold. Takes the ink from the text colour. */
export function LogoMark() {
  return (
    <Svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <g stroke={colors.highlight} strokeWidth="1.7" strokeLinecap="round">
        <path d="M18 18.5 5.2 15.3M18.2 17 7 9.6M19 15.7 11.8 4.8M20.4 14.8 18.4 2M22 14.6 25.3 2.4M23.4 15.2 31.4 5.6" />
      </g>
      <path
        d="M17.6 20.6c0-3.4 2.5-6 5.7-6 2.6 0 4.6 1.4 5.4 3.7l9.8 2.5c.7.2.7 1.1 0 1.2l-9.9 1.6c-.9 3.3-1.5 5.6-1.5 8.4 0 5 3.3 8.6 3.3 14H14.6c0-6.8 5.6-9.6 5.6-15.7 0-3.6-2.6-6-2.6-9.7Z"
        fill="currentColor"
      />
      <circle cx="24.3" cy="19.2" r="1.25" fill={colors.paper} />
      <path d="M26.6 24.3c1.5.6 2.2 2.2 1.7 4.2-1.5-.3-2.4-1.6-2.3-3.2Z" fill={colors.accent} />
    </Svg>
  );
}

interface Props {
  name: string;
  /** Takes the place of mark and name. */
  image?: PictureImage | null;
}

/** Mark and name, or the picture that stands for them. */
export function Logo({ name, image }: Props) {
  if (image) return <LogoImage src={smallest(image)} alt={name} />;
  const [first, ...rest] = name.split(' ');
  return (
    <Flex align="center" gap="2.5" lineHeight="1">
      <LogoMark />
      <Box>
        <Box as="span" display="block" fontFamily="heading" fontSize="1.625rem" letterSpacing="-0.02em">
          {first}
        </Box>{' '}
        <Box
          as="span"
          display="block"
          textStyle="label"
          fontSize="0.625rem"
          lineHeight="1.3"
          letterSpacing="0.26em"
          mt="0.5"
        >
          {rest.join(' ')}
        </Box>
      </Box>
    </Flex>
  );
}

const LogoImage = chakra('img', {
  base: { h: '11', maxW: 'min(12rem, 100%)', objectFit: 'contain', objectPosition: 'left' },
});

/** The smallest file is large enough for it. */
const smallest = ({ url, widths: [width] = [] }: PictureImage) =>
  width ? `${url.replace(/\.jpg$/, '')}/${width}.webp` : url;
