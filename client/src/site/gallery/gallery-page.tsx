import { Box } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilmGrid } from '../film/film-grid.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { pageSize } from '../list/list-address.ts';
import { pagedHead } from '../list/list-head.ts';
import { ListBar, ListBody, ListStatus, NothingFound } from '../list/list-parts.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { type Growth, type List, useList } from '../list/use-list.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CategorySelect } from './category-select.tsx';
import { firstChoice, galleryChoices, galleryVariables, readChoice } from './gallery-filter.ts';
import { filmsOf, picturesOf } from './gallery-items.ts';
import {
  GalleryPageDocument,
  type GalleryPageQuery,
  type GalleryPageQueryVariables,
  GalleryPictureDocument,
  MoreOfGalleryDocument,
} from './gallery-page.generated.ts';
import { PictureGrid } from './picture-grid.tsx';
import { Tile, TileGrid, tileShape, tileSpans, tileStyle } from './tile-grid.tsx';

const allOfGallery = {
  query: GalleryPageDocument,
  more: MoreOfGalleryDocument,
  path: paths.gallery,
  standard: { category: firstChoice, search: '', page: '1' },
  read: readChoice,
  noun: 'of the gallery',
  listNoun: 'gallery',
  searchLabel: 'Search the gallery',
  nothing: 'No images found in this category.',
  showAll: 'Show everything',
  within: 'gallery',
};

function GalleryPage({ variables }: { variables: GalleryPageQueryVariables }) {
  const gallery = useList(allOfGallery, variables);
  const { data, all, filter, change, isOld } = gallery;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <ListBar direction={{ base: 'column', lg: 'row' }} align={{ base: 'stretch', lg: 'end' }}>
        <PageHeading page="gallery" label="Gallery" title="Explore Our Tours" />
        {all > pageSize || filter.search ? (
          <FilterForm of={gallery} labels={galleryChoices} />
        ) : (
          <CategorySelect choice={filter.category} onChange={(category) => change({ category })} />
        )}
      </ListBar>
      <ListStatus of={{ ...gallery, noun: '' }} />
      {data ? (
        <ListBody aria-busy={isOld}>
          <PicturesAndFilms gallery={gallery} data={data} variables={variables} />
        </ListBody>
      ) : (
        <GallerySkeletons />
      )}
    </Container>
  );
}

interface Props {
  gallery: List & Growth;
  data: GalleryPageQuery;
  variables: GalleryPageQueryVariables;
}

/** Pictures, and films apart from them. */
function PicturesAndFilms({ gallery, data: { list, pictures: all }, variables }: Props) {
  const pictures = picturesOf(list.nodes);
  const films = filmsOf(list.nodes);
  return (
    <div id={gallery.within}>
      {pictures.length + films.length === 0 ? (
        <NothingFound of={gallery} />
      ) : (
        <PictureGrid pictures={pictures} all={all.totalCount} variables={variables} />
      )}
      {films.length > 0 && (
        <Box as="section" aria-labelledby="videos" mt={pictures.length > 0 ? 'section' : '0'}>
          <SectionHeading id="videos" label="In motion" title="Videos" mb={{ base: '8', lg: '12' }} />
          <FilmGrid films={films} />
        </Box>
      )}
      <ShowMore of={gallery} />
    </div>
  );
}

const waiting = tileSpans(8);

/** Eight pictures that are on their way. */
function GallerySkeletons() {
  return (
    <TileGrid aria-busy aria-label="Loading pictures">
      {waiting.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <Tile key={index} style={tileStyle(index, waiting.length, span)}>
          <Skeleton {...tileShape} />
          <Skeleton h="5" w="60%" mt="3" />
        </Tile>
      ))}
    </TileGrid>
  );
}

export const page = definePage({
  Component: GalleryPage,
  query: GalleryPageDocument,
  variables: (_params, { searchParams }) => galleryVariables(searchParams),
  also: (_params, { searchParams }) => {
    const id = searchParams.get('picture');
    const { category, search } = galleryVariables(searchParams) as GalleryPageQueryVariables;
    return id ? [{ query: GalleryPictureDocument, variables: { id, category, search } }] : [];
  },
  asksAgain: true,
  head: (data, context) => {
    const { origin } = context;
    const pictures = picturesOf(data?.list.nodes ?? []);
    const [first] = pictures;
    return pagedHead(context, data?.list, ['gallery', 'Gallery: pictures and films of our tours'], {
      image: shareOf(first?.image, first?.imageAlt ?? first?.title ?? '', origin),
      structuredData: data && [
        {
          '@type': 'ImageGallery',
          name: 'Explore Our Tours',
          url: origin + paths.gallery,
          image: pictures.slice(0, 12).map(({ title, image }) => ({
            '@type': 'ImageObject',
            name: title,
            contentUrl: new URL(image.url, origin).href,
          })),
        },
      ],
    });
  },
});
