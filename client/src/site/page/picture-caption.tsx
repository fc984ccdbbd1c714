import { chakra } from '@chakra-ui/react';

/** A line under a picture, as in a magazine. */
export const PictureCaption = chakra('figcaption', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    mt: '3',
    textStyle: 'caption',
    color: 'muted',
    _before: { content: '""', w: '8', h: '1px', bg: 'highlight', alignSelf: 'center', flexShrink: '0' },
  },
});
