import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

const Link = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'popover',
    px: '4',
    py: '3',
    bg: 'brand',
    color: 'paper',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <Link href="#content" onClick={skip}>
      Skip to content
    </Link>
  );
}

/** No step in the history, which Back would have to take again. */
function skip(event: MouseEvent) {
  const content = document.getElementById('content');
  event.preventDefault();
  content?.focus();
  content?.scrollIntoView();
}
