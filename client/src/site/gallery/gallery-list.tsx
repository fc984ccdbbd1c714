import { Box } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FilmGrid } from '../film/film-grid.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import { filmsOf, picturesOf } from './gallery-items.ts';
import {
  GalleryPageDocument,
  type GalleryPageQuery,
  type GalleryPageQueryVariables,
  MoreOfGalleryDocument,
} from './gallery-page.generated.ts';
import { PictureGrid } from './picture-grid.tsx';

interface Props {
  data: GalleryPageQuery;
  variables: GalleryPageQueryVariables;
  /** Shows all of them again. */
  onShowAll(): void;
}

const listId = 'gallery';

/** Pictures, and films apart from them. */
export function GalleryList({ data: { list, pictures: all }, variables, onShowAll }: Props) {
  const growth = useGrowingList({
    ...{ query: GalleryPageDocument, variables, list },
    ...{ name: 'list', more: MoreOfGalleryDocument },
  });
  const pictures = picturesOf(list.nodes);
  const films = filmsOf(list.nodes);
  return (
    <div id={listId}>
      {pictures.length + films.length === 0 ? (
        <EmptyState text="No images found in this category.">
          <Button variant="outline" onClick={onShowAll}>
            Show everything
          </Button>
        </EmptyState>
      ) : (
        <PictureGrid pictures={pictures} all={all.totalCount} variables={variables} />
      )}
      {films.length > 0 && (
        <Box as="section" aria-labelledby="videos" mt={pictures.length > 0 ? 'section' : '0'}>
          <SectionHeading id="videos" label="In motion" title="Videos" mb={{ base: '8', lg: '12' }} />
          <FilmGrid films={films} />
        </Box>
      )}
      <ShowMore growth={growth} noun="of the gallery" place={listId} within={listId} />
    </div>
  );
}
