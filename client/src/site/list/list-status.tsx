import { Box, chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import type { Listed } from './use-growing-list.ts';

interface Props {
  /** What they are called, such as 'services'. */
  noun?: string;
  list: Listed<unknown> | undefined;
  /** How many there are, found or not. */
  all: number;
}

/** Says to who cannot see it how much of a list is shown. */
export function ListStatus({ noun = '', list, all }: Props) {
  return (
    <Box role="status" srOnly>
      {list && shownText(noun, list, all)}
    </Box>
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

/** Stands over a list that could not be asked for; what was found before stays. */
export function ListProblem({ noun, retry }: { noun: string; retry(): void }) {
  return (
    <Box role="alert" mb="8">
      <p>The {noun} could not be searched. Your connection may have dropped; trying again often helps.</p>
      <Button variant="outline" mt="4" onClick={retry}>
        Try again
      </Button>
    </Box>
  );
}
