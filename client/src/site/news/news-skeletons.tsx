import { Box } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardSkeletons } from '../programs/card-skeletons.tsx';

/** News that are on their way: the large one and the first row. */
export function NewsSkeletons() {
  return (
    <Box>
      <Skeleton aspectRatio={{ base: '3 / 2', lg: '12 / 5' }} maxH="42rem" mb={{ base: '14', lg: '20' }} />
      <CardSkeletons count={3} label="Loading news" />
    </Box>
  );
}
