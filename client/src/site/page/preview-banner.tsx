import { chakra } from '@chakra-ui/react';

const Strip = chakra('p', {
  base: {
    bg: 'subtle',
    borderBottomWidth: '1px',
    color: 'highlightText',
    textAlign: 'center',
    textStyle: 'label',
    px: 'gutter',
    py: '2.5',
  },
});

/** Above a page that is shown by its preview link. */
export function PreviewBanner() {
  return <Strip>Preview: not published yet</Strip>;
}
