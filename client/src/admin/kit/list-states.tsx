// What a list shows when it has no rows to show.
import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Five rows on their way. */
export function LoadingRows() {
  return (
    <Box role="status" bg="surface" borderWidth="1px" borderRadius="md" px="4">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Flex
          key={row}
          data-testid="skeleton-row"
          align="center"
          gap="5"
          py="3.5"
          borderBottomWidth={row < 5 ? '1px' : '0'}
          borderColor="sand"
        >
          <Skeleton w="4.5rem" h="3.4rem" flexShrink="0" />
          <Skeleton w="28%" h="4" />
          <Skeleton w="14%" h="4" display={{ base: 'none', md: 'block' }} />
          <Skeleton w="20%" h="4" display={{ base: 'none', md: 'block' }} />
        </Flex>
      ))}
    </Box>
  );
}

export function EmptyRows({ text }: { text: string }) {
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="lineStrong"
      borderRadius="md"
      py="14"
      px="6"
      textAlign="center"
    >
      {text}
    </Box>
  );
}

/** The list could not be read; says so and offers another try. */
export function FailedRows({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <Box role="alert" bg="bg.error" borderRadius="md" py="10" px="6" textAlign="center">
      <chakra.p mb="4">{message}</chakra.p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}
