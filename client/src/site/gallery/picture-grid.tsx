import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { useLayer } from '../../lib/history/use-layer.ts';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryPicture } from './gallery-items.ts';
import type { GalleryPageQueryVariables } from './gallery-page.generated.ts';
import { Lightbox } from './lightbox.tsx';
import { Tile, TileGrid, tileShape, tileSizes, tileSpans, tileStyle } from './tile-grid.tsx';
import { useOpenPicture } from './use-open-picture.ts';

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

interface Props {
  pictures: readonly GalleryPicture[];
  /** How many there are on all pages. */
  all: number;
  /** What they were asked for with. */
  variables: GalleryPageQueryVariables;
}

/** Pictures in rows; pressing one shows it large. */
export function PictureGrid({ pictures, all, variables }: Props) {
  const layer = useLayer('picture');
  const open = useOpenPicture({ pictures, all, variables, layer });
  const spans = tileSpans(pictures.length);
  return (
    <>
      {pictures.length > 0 && (
        <section aria-label="Pictures">
          <TileGrid id={gridId}>
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
        </section>
      )}
      {open && (
        <Lightbox
          open={open}
          layer={layer}
          // Where the picture is on another page, the focus goes to the first one of this.
          tileOf={({ id }) => document.getElementById(tileId(id)) ?? document.querySelector(`#${gridId} a`)}
        />
      )}
    </>
  );
}

const gridId = 'picture-tiles';

const tileId = (id: number) => `picture-${id}`;
