import { Box, chakra, Grid } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef } from 'react';
import { stepOfArrow } from '../../lib/arrow-keys.ts';
import { displayDate } from '../../lib/dates.ts';
import type { useLayer } from '../../lib/history/use-layer.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { captionOf, Picture } from '../../ui/picture.tsx';
import { StageDialog } from '../../ui/stage-dialog.tsx';
import type { GalleryPicture } from './gallery-items.ts';
import type { OpenPicture } from './use-open-picture.ts';

/** Pixels a finger has to go sideways. */
const swipe = 40;

const Figure = chakra('figure', {
  base: {
    gridArea: 'picture',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minH: '0',
    touchAction: 'pan-y pinch-zoom',
    animation: 'fade-in 240ms',
  },
});

interface Props {
  open: OpenPicture;
  layer: ReturnType<typeof useLayer>;
  /** The tile of a picture: the focus goes to the one seen last. */
  tileOf(picture: GalleryPicture): HTMLElement | null;
}

const stepsForm = 'lightbox-steps';

/** One picture on the whole screen, with the ways to the next: arrows, arrow keys and swiping. Its buttons work before our code is there. */
export function Lightbox({ open, layer, tileOf }: Props) {
  const touch = useRef<{ x: number; y: number } | null>(null);
  const { picture, position, count, previous, next, go } = open;
  const leadTo = (step: number, id: number | undefined) => ({
    type: 'submit' as const,
    form: stepsForm,
    name: 'picture',
    value: id,
    // Not yet known; without the focus on it the arrow keys would do nothing.
    'aria-disabled': id === undefined,
    onClick(event: MouseEvent) {
      event.preventDefault();
      go(step);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfArrow(event.key);
    if (!step || count < 2) return;
    event.preventDefault();
    go(step);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0];
    const start = touch.current;
    touch.current = null;
    if (!start || !end || count < 2) return;
    const [x, y] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(x) >= swipe && Math.abs(x) > Math.abs(y))
      go(stepOfArrow(x < 0 ? 'ArrowRight' : 'ArrowLeft'));
  };

  return (
    <StageDialog
      onClose={layer.close}
      title={picture.title}
      bar={
        <Box textStyle="caption" fontVariantNumeric="lining-nums" color="highlightSoft" aria-live="polite">
          {position && `${position} of ${count}`}
        </Box>
      }
      finalFocus={() => tileOf(picture)}
      onKeyDown={onKeyDown}
    >
      <Grid
        minH="0"
        templateColumns={{ base: '1fr 1fr', lg: 'auto minmax(0, 1fr) auto' }}
        templateRows={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }}
        templateAreas={{ base: '"picture picture" "previous next"', lg: '"previous picture next"' }}
        alignItems="center"
        columnGap={{ lg: '4' }}
        px={{ lg: '6' }}
        pb={{ base: '3', lg: '8' }}
        css={{ '& button': { _hover: { bg: 'brand' }, '& svg': { w: '7', h: '7' } } }}
      >
        <Figure
          key={picture.id}
          h="full"
          onTouchStart={({ touches }) => {
            const [first, second] = Array.from(touches);
            touch.current = first && !second ? { x: first.clientX, y: first.clientY } : null;
          }}
          onTouchEnd={onTouchEnd}
        >
          <Box position="relative">
            <Picture
              // The small copy under it is not of quite the same shape, which shows on a dark ground.
              image={{ ...picture.image, placeholder: null }}
              alt={picture.imageAlt ?? picture.title}
              eager
              sizes="100vw"
              position="absolute"
              inset="0"
              h="full"
              objectFit="contain"
              bgColor="transparent"
              draggable={false}
            />
          </Box>
          <Box as="figcaption" textAlign="center" px="gutter" pt={{ base: '3', lg: '5' }}>
            <Box textStyle="subheading">{picture.title}</Box>
            <Box textStyle="caption" color="highlightSoft" mt="1">
              {displayDate(picture.date)}
            </Box>
            <Box textStyle="caption" maxW="measure" mx="auto" mt="1">
              {captionOf(picture.image)}
            </Box>
          </Box>
        </Figure>
        {count > 1 && (
          <>
            <form id={stepsForm} action={paths.gallery}>
              {layer.others.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </form>
            <Button
              gridArea="previous"
              justifySelf="end"
              me={{ base: '2', lg: '0' }}
              variant="ghost"
              size="icon"
              aria-label="Previous picture"
              {...leadTo(-1, previous)}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <Button
              gridArea="next"
              justifySelf="start"
              ms={{ base: '2', lg: '0' }}
              variant="ghost"
              size="icon"
              aria-label="Next picture"
              {...leadTo(1, next)}
            >
              <ChevronRight aria-hidden />
            </Button>
          </>
        )}
      </Grid>
    </StageDialog>
  );
}
