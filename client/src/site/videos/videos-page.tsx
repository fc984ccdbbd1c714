import { joined, searchTexts } from '../../lib/company.ts';
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
import { ListSearch } from '../list/list-search.tsx';
import { ListBody } from '../list/list-status.tsx';
import { pagedHead } from '../list/paged-head.ts';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { PageHeading } from '../page/page-heading.tsx';
import {
  MoreVideosDocument,
  VideosPageDocument,
  type VideosPageQueryVariables,
} from './videos-page.generated.ts';

const listId = 'films';

function VideosPage({ variables }: { variables: VideosPageQueryVariables }) {
  const { data, isOld, error, retry } = useListAnswer(VideosPageDocument, variables);
  const list = data?.list;
  const growth = useGrowingList({
    ...{ query: VideosPageDocument, variables, list },
    ...{ name: 'list', more: MoreVideosDocument },
  });
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <PageHeading
        page="videos"
        label="Videos"
        title="Explore Our Travel Videos"
        mb={{ base: '12', lg: '16' }}
        maxW="4xl"
      />
      {!list && <VideoSkeletons />}
      {list && (
        <ListSearch
          action={paths.videos}
          noun="videos"
          list={list}
          all={data.all.totalCount}
          failed={Boolean(error)}
          retry={retry}
        />
      )}
      {list && list.nodes.length > 0 && (
        <ListBody aria-busy={isOld}>
          <FilmGrid id={listId} films={filmsOf(list.nodes)} titleAs="h2" eager />
          <ShowMore growth={growth} noun="videos" within={listId} place={listId} />
        </ListBody>
      )}
      {data?.all.totalCount === 0 && (
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
    const head = {
      ...searchTexts(company, 'videos', 'Travel videos'),
      canonical: origin + paths.videos,
      image: shareOf(first?.image, first?.title ?? '', origin),
      structuredData: films.map((film) => ({
        '@type': 'VideoObject',
        name: film.title,
        description: joined(' ', `${film.title}.`, company.name && `A film shown by ${company.name}.`),
        uploadDate: film.date,
        ...(pictureOf(film) && { thumbnailUrl: pictureOf(film) }),
        ...(readFilm(film.videoUrl).kind === 'player' && { embedUrl: readFilm(film.videoUrl).src }),
      })),
    };
    return pagedHead(head, context, data?.list);
  },
});
