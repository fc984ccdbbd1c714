import { Skeleton } from '../../ui/skeleton.tsx';
import { Tile, TileGrid, tileShape, tileStyle } from './tile-grid.tsx';
import { tileSpans } from './tile-layout.ts';

const spans = tileSpans(8);

/** Eight pictures that are on their way. */
export function GallerySkeletons() {
  return (
    <TileGrid aria-busy aria-label="Loading pictures">
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <Tile key={index} style={tileStyle(index, spans.length, span)}>
          <Skeleton {...tileShape} />
          <Skeleton h="5" w="60%" mt="3" />
        </Tile>
      ))}
    </TileGrid>
  );
}
