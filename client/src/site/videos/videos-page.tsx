import { joined } from '../../lib/company.ts';
import { readFilm } from '../../lib/film.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilmGrid, FilmList } from '../film/film-grid.tsx';
import { filmsOf } from '../gallery/gallery-items.ts';
import { listVariables } from '../list/list-address.ts';
import { pagedHead } from '../list/list-head.ts';
import { ListBody } from '../list/list-parts.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useList } from '../list/use-list.ts';
import { PageHeading } from '../page/page-heading.tsx';
import {
  MoreVideosDocument,
  VideosPageDocument,
  type VideosPageQueryVariables,
} from './videos-page.generated.ts';

const allVideos = {
  query: VideosPageDocument,
  more: MoreVideosDocument,
  path: paths.videos,
  noun: 'videos',
  within: 'films',
};

function VideosPage({ variables }: { variables: VideosPageQueryVariables }) {
  const videos = useList(allVideos, variables);
  const { found, all, isOld, within } = videos;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <PageHeading
        page="videos"
        label="Videos"
        title="Explore Our Travel Videos"
        mb={{ base: '12', lg: '16' }}
        maxW="4xl"
      />
      {found ? <ListSearch of={videos} /> : <VideoSkeletons />}
      {found && found.nodes.length > 0 && (
        <ListBody aria-busy={isOld}>
          <FilmGrid id={within} films={filmsOf(found.nodes)} titleAs="h2" eager />
          <ShowMore of={videos} />
        </ListBody>
      )}
      {found && all === 0 && (
        <EmptyState text="No travel videos available at the moment.">
          <ButtonLink to={paths.gallery} variant="outline">
            See the gallery
          </ButtonLink>
        </EmptyState>
      )}
    </Container>
  );
}

/** Six films that are on their way. */
function VideoSkeletons() {
  return (
    <FilmList aria-busy aria-label="Loading videos">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <li key={index}>
          <Skeleton aspectRatio="16 / 9" />
          <Skeleton h="6" w="70%" mt="4" />
          <Skeleton h="4" w="32" mt="2" />
        </li>
      ))}
    </FilmList>
  );
}

export const page = definePage({
  Component: VideosPage,
  query: VideosPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams),
  head: (data, context) => {
    const { origin, company } = context;
    const films = filmsOf(data?.list.nodes ?? []);
    const pictureOf = (film: (typeof films)[number]) => film.image && new URL(film.image.url, origin).href;
    const [first] = films;
    return pagedHead(context, data?.list, ['videos', 'Travel videos'], {
      image: shareOf(first?.image, first?.title ?? '', origin),
      structuredData: films.map((film) => ({
        '@type': 'VideoObject',
        name: film.title,
        description: joined(' ', `${film.title}.`, company.name && `A film shown by ${company.name}.`),
        uploadDate: film.date,
        ...(pictureOf(film) && { thumbnailUrl: pictureOf(film) }),
        ...(readFilm(film.videoUrl).kind === 'player' && { embedUrl: readFilm(film.videoUrl).src }),
      })),
    });
  },
});
