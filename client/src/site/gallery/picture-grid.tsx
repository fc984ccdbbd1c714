import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { useLayer } from '../../lib/history/use-layer.ts';
import { Picture } from '../../ui/picture.tsx';
import { type GalleryPicture, Lightbox } from './lightbox.tsx';
import { Tile, TileGrid, tileShape, tileSizes, tileStyle } from './tile-grid.tsx';
import { tileSpans } from './tile-layout.ts';

const Opener = chakra(Link, {
  base: {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'sm',
    cursor: 'zoom-in',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.035)' } },
  },
});

/** Pictures in rows; pressing one shows it large. */
export function PictureGrid({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const layer = useLayer('picture');
  const openAt = pictures.findIndex(({ id }) => String(id) === layer.value);
  const spans = tileSpans(pictures.length);
  return (
    <>
      <TileGrid>
        {pictures.map(({ id, title, date, image, imageAlt }, index) => (
          <Tile key={id} style={tileStyle(index, pictures.length, spans[index] ?? 4)}>
            <figure>
              <Opener id={tileId(id)} {...layer.link(String(id))} aria-haspopup="dialog">
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
      {openAt >= 0 && (
        <Lightbox
          pictures={pictures}
          index={openAt}
          layer={layer}
          tileOf={({ id }) => document.getElementById(tileId(id))}
        />
      )}
    </>
  );
}

const tileId = (id: number) => `picture-${id}`;
