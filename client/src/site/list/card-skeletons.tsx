import { Skeleton } from '../../ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

/** Cards that are on their way. */
export function CardSkeletons({ count, label = 'Loading services' }: { count: number; label?: string }) {
  return (
    <CardGrid aria-busy aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <li key={index}>
          <Skeleton aspectRatio="3 / 2" />
          <Skeleton h="4" w="24" mt="5" />
          <Skeleton h="8" w="80%" mt="3" />
          <Skeleton h="20" mt="4" />
        </li>
      ))}
    </CardGrid>
  );
}
