import { chakra, Flex } from '@chakra-ui/react';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Listed } from '../screens/list/list.ts';
import { SmallButton } from '../ui/small-button.tsx';
import type { LibraryPictureFragment } from './library.generated.ts';
import { pictureName, placesOf, whole } from './picture-words.ts';

interface Props {
  pictures: LibraryPictureFragment[];
  /** Those that are marked, in their order; null where a press is the choice. */
  chosen: number[] | null;
  onPress(picture: LibraryPictureFragment): void;
}

/** Pictures as buttons. */
export function PictureChoices({ pictures, chosen, onPress }: Props) {
  const id = useId();
  return (
    <Grid aria-label="Pictures">
      {pictures.map((picture) => {
        const place = chosen?.indexOf(picture.id) ?? -1;
        return (
          <li key={picture.id}>
            <Choice
              type="button"
              aria-pressed={chosen ? place >= 0 : undefined}
              title={pictureName(picture)}
              aria-describedby={`${id}-${picture.id}`}
              onClick={() => onPress(picture)}
            >
              <Picture
                image={whole(picture.image)}
                alt=""
                sizes="160px"
                widest={320}
                aspectRatio="4/3"
                objectFit="contain"
                bgColor="subtle"
              />
              <chakra.span display="block" px="2" pt="1.5" fontSize="xs" textAlign="start" lineClamp="2">
                {pictureName(picture)}
              </chakra.span>
              <chakra.span
                id={`${id}-${picture.id}`}
                aria-hidden
                display="block"
                px="2"
                pb="1.5"
                fontSize="xs"
                color="muted"
                textAlign="start"
                truncate
              >
                {placesOf(picture)}
              </chakra.span>
              {place >= 0 && (
                <Mark aria-hidden>
                  <Check size={14} />
                </Mark>
              )}
            </Choice>
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: '3',
  },
});

const Choice = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    '&[aria-pressed=true]': { borderColor: 'brand', boxShadow: '0 0 0 2px {colors.brand}' },
  },
});

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '6',
    bg: 'brand',
    color: 'paper',
    borderRadius: 'full',
  },
});

/** Which pictures are on screen, and the way to the others. */
export function ChoicePager({ listed }: { listed: Listed<unknown> }) {
  const { items = [], from, found, total, onPrevious, onNext } = listed;
  const of = found ?? total ?? 0;
  if (items.length === 0) return null;
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
      fontSize="sm"
    >
      <chakra.span aria-live="polite" color="muted" fontVariantNumeric="tabular-nums">
        {`${formatAmount(from)}–${formatAmount(from + items.length - 1)} of ${formatAmount(of)}`}
      </chakra.span>
      {(onPrevious ?? onNext) && (
        <Flex gap="3">
          <SmallButton aria-disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
            Previous
          </SmallButton>
          <SmallButton aria-disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight aria-hidden />
          </SmallButton>
        </Flex>
      )}
    </Flex>
  );
}
