import { chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, Suspense } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import type { GalleryTileFragment } from '../gallery/gallery-tile.generated.ts';
import { FilmThumbnail } from './film-thumbnail.tsx';

const loadDialog = () => import('./film-dialog.tsx');
const FilmDialog = lazy(async () => ({ default: (await loadDialog()).FilmDialog }));

export type FilmItem = Pick<GalleryTileFragment, 'id' | 'title' | 'date' | 'image'> & { videoUrl: string };

export const FilmList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { base: '6', xl: '10' },
    rowGap: { base: '10', lg: '14' },
  },
});

const Poster = chakra('a', {
  base: {
    display: 'block',
    '& img': { transition: 'transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.035)' }, '& h3': { color: 'accentText' } },
  },
});

interface Props {
  films: readonly FilmItem[];
  id?: string;
  /** Level of the titles: 3 under a section's heading. */
  titleAs?: 'h2' | 'h3';
  /** The first is the first picture of the page. */
  eager?: boolean;
}

/** Films side by side with title and day; pressing one plays it in a dialog. Without JavaScript it leads to the film's page. */
export function FilmGrid({ films, id, titleAs = 'h3', eager = false }: Props) {
  const layer = useHistoryLayer<number>('film');
  const playing = films.find(({ id }) => id === layer.value);
  const play = (event: MouseEvent, film: FilmItem) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    layer.open(film.id);
  };
  return (
    <>
      <FilmList id={id}>
        {films.map((film, index) => (
          <li key={film.id}>
            <Poster
              id={posterId(film.id)}
              href={film.videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-haspopup="dialog"
              onPointerEnter={loadDialog}
              onFocus={loadDialog}
              onClick={(event) => play(event, film)}
            >
              <FilmThumbnail
                image={film.image}
                eager={eager && index === 0}
                sizes="(min-width: 1024px) 28rem, (min-width: 480px) 46vw, 92vw"
              />
              <chakra.span srOnly>Play the film:</chakra.span>
              <chakra.span
                as={titleAs}
                display="block"
                textStyle="subheading"
                mt="4"
                transition="color 200ms"
              >
                {film.title}
              </chakra.span>
              <chakra.time display="block" textStyle="caption" color="muted" mt="1.5" dateTime={film.date}>
                {displayDate(film.date)}
              </chakra.time>
            </Poster>
          </li>
        ))}
      </FilmList>
      {playing && (
        <Suspense>
          <FilmDialog
            film={playing}
            onClose={layer.close}
            opener={() => document.getElementById(posterId(playing.id))}
          />
        </Suspense>
      )}
    </>
  );
}

const posterId = (id: number) => `film-${id}`;
