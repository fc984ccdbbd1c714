import { Box, chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { List, Listed } from './use-list.ts';

/** The heading of a list, and its filter beside it where there is room. */
export const ListBar = (own: FlexProps) => (
  <Flex
    direction={{ base: 'column', xl: 'row' }}
    justify="space-between"
    align={{ base: 'stretch', xl: 'end' }}
    gap="8"
    mb={{ base: '10', lg: '14' }}
    {...own}
  />
);

/** Says how much of a list is shown to who cannot see it, and to everybody that it could not be asked for; what was found before stays. */
export function ListStatus({ of }: { of: List }) {
  const { noun, listNoun = noun, found, all, error, retry } = of;
  return (
    <>
      <Box role="status" srOnly>
        {found && shownText(noun, found, all)}
      </Box>
      {Boolean(error) && (
        <Box role="alert" mb="8">
          <p>
            The {listNoun} could not be searched. Your connection may have dropped; trying again often helps.
          </p>
          <Button variant="outline" mt="4" onClick={retry}>
            Try again
          </Button>
        </Box>
      )}
    </>
  );
}

function shownText(noun: string, { nodes, totalCount: found }: Listed<unknown>, all: number): string {
  const shown = nodes.length;
  if (shown === found || found === all) return words(shown, 'of', all, noun, 'shown');
  return words(shown, 'of', found, noun, 'found are shown, of', all, 'in all');
}

const words = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join(' ');

/** Holds the items; what answers an earlier question fades, unless the answer is there at once. */
export const ListBody = chakra('div', {
  base: { transition: 'opacity 200ms', '&[aria-busy=true]': { opacity: '0.5', transitionDelay: '200ms' } },
});

/** In the place of the items where there are none. */
export function NothingFound({ of: { noun, nothing, showAll, reset } }: { of: List }) {
  return (
    <EmptyState text={nothing ?? `No ${noun} found matching your search.`}>
      <Button variant="outline" onClick={reset}>
        {showAll ?? `Show all ${noun}`}
      </Button>
    </EmptyState>
  );
}
