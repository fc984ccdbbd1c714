import { Box } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FilmGrid } from '../film/film-grid.tsx';
import { filmsOf, picturesOf } from './gallery-items.ts';
import type { GalleryTileFragment } from './gallery-tile.generated.ts';
import { PictureGrid } from './picture-grid.tsx';

interface Props {
  items: readonly GalleryTileFragment[];
  /** Shows all of them again. */
  onShowAll(): void;
}

/** Pictures, and films apart from them. */
export function GalleryList({ items, onShowAll }: Props) {
  const pictures = picturesOf(items);
  const films = filmsOf(items);
  if (pictures.length + films.length === 0)
    return (
      <EmptyState text="No images found in this category.">
        <Button variant="outline" onClick={onShowAll}>
          Show everything
        </Button>
      </EmptyState>
    );
  return (
    <>
      {pictures.length > 0 && (
        <section aria-label="Pictures">
          <PictureGrid pictures={pictures} />
        </section>
      )}
      {films.length > 0 && (
        <Box as="section" aria-labelledby="videos" mt={pictures.length > 0 ? 'section' : '0'}>
          <SectionHeading id="videos" label="In motion" title="Videos" mb={{ base: '8', lg: '12' }} />
          <FilmGrid films={films} />
        </Box>
      )}
    </>
  );
}
