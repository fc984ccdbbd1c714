import { Box, chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import { isPlainClick } from '../film/is-plain-click.ts';
import { Tile, TileGrid, tileShape, tileSizes, tileStyle } from './tile-grid.tsx';
import { tileSpans } from './tile-layout.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface GalleryPicture {
  id: number;
  title: string;
  /** yyyy-mm-dd. */
  date: string;
  imageAlt: string | null;
  image: PictureImage;
}

const Opener = chakra('a', {
  base: {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'sm',
    cursor: 'zoom-in',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.035)' } },
  },
});

/** Pictures in rows; pressing one shows it large. Without JavaScript it leads to the file. */
export function PictureGrid({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const spans = tileSpans(pictures.length);
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setWanted(true);
    setOpenAt(index);
  };
  return (
    <>
      <TileGrid>
        {pictures.map(({ id, title, date, image, imageAlt }, index) => (
          <Tile key={id} style={tileStyle(index, pictures.length, spans[index] ?? 4)}>
            <figure>
              <Opener
                id={tileId(id)}
                href={image.url}
                aria-haspopup="dialog"
                onPointerEnter={loadLightbox}
                onFocus={loadLightbox}
                onClick={(event) => open(event, index)}
              >
                <Picture
                  image={image}
                  alt={imageAlt ?? title}
                  eager={index === 0}
                  // The others in sight would take half the line from the first.
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  sizes={tileSizes(index, pictures.length, spans[index] ?? 4)}
                  {...tileShape}
                />
              </Opener>
              <Box as="figcaption" mt="3" fontSize="sm" lineHeight="1.4">
                {title}
                <Box asChild display="block" textStyle="caption" color="muted" mt="0.5">
                  <time dateTime={date}>{displayDate(date)}</time>
                </Box>
              </Box>
            </figure>
          </Tile>
        ))}
      </TileGrid>
      {wanted && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            index={openAt}
            onMove={setOpenAt}
            onClose={() => setOpenAt(null)}
            tileOf={({ id }) => document.getElementById(tileId(id))}
          />
        </Suspense>
      )}
    </>
  );
}

const tileId = (id: number) => `picture-${id}`;
