// What a list shows when it has no rows to show.
import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Weave } from '../../../ui/weave.tsx';

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
          borderColor="subtle"
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

/** Cards beside each other. */
export const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '5',
  },
});

/** Six cards on their way. */
export function LoadingCards() {
  return (
    <Box role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Grid aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <chakra.li
            key={card}
            data-testid="skeleton-card"
            bg="surface"
            borderWidth="1px"
            borderRadius="md"
            overflow="hidden"
          >
            <Skeleton w="full" aspectRatio="4/3" borderRadius="0" />
            <Flex direction="column" gap="3" p="5">
              <Skeleton w="60%" h="5" />
              <Skeleton w="40%" h="4" />
              <Skeleton w="90%" h="4" />
            </Flex>
          </chakra.li>
        ))}
      </Grid>
    </Box>
  );
}

interface EmptyProps {
  /** Why there is nothing. */
  text: string;
  /** The way on, such as a button. */
  children?: ReactNode;
}

/** There is nothing to show; a scrap of the brand's weave marks the place. */
export function EmptyRows({ text, children }: EmptyProps) {
  return (
    <Flex
      direction="column"
      align="center"
      gap="5"
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      py={{ base: '10', md: '14' }}
      px="6"
      textAlign="center"
    >
      <Weave w="72px" color="highlight" />
      <chakra.p maxW="34rem" textWrap="pretty">
        {text}
      </chakra.p>
      {children}
    </Flex>
  );
}

interface FailedProps {
  title?: string;
  error: unknown;
  /** Asks again; a failure of that is told by the next `error`. */
  refetch(): unknown;
}

const again = (refetch: FailedProps['refetch']) => () => {
  Promise.resolve(refetch()).catch(() => undefined);
};

/** Something could not be read; says so and offers another try. */
export function FailedRows({ title, error, refetch }: FailedProps) {
  return (
    <Box role="alert" bg="dangerSoft" borderRadius="md" py="10" px="6" textAlign="center">
      {title && (
        <chakra.p textStyle="subheading" mb="2">
          {title}
        </chakra.p>
      )}
      <chakra.p mb="4">{readFailure(error).message}</chakra.p>
      <Button variant="outline" onClick={again(refetch)}>
        Try again
      </Button>
    </Box>
  );
}

/** In place of what was asked for: it is on its way, or could not be read. */
export const Unanswered = (props: FailedProps) => (props.error ? <FailedRows {...props} /> : <LoadingRows />);

/** What is shown could not be read anew: a line above the rows, which stay in their place. */
export function OldRows({ error, refetch }: FailedProps) {
  return (
    <Flex
      role="alert"
      align="center"
      justify="space-between"
      columnGap="4"
      bg="dangerSoft"
      borderRadius="md"
      px="4"
      py="1"
      mb="3"
      fontSize="sm"
    >
      <p>
        <strong>This list may be old</strong>
        <chakra.span hideBelow="md">: {readFailure(error).message}</chakra.span>
      </p>
      <Button variant="link" size="sm" flexShrink="0" onClick={again(refetch)}>
        Try again
      </Button>
    </Flex>
  );
}
