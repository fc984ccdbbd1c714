import { chakra } from '@chakra-ui/react';

/** A card with a golden edge at its top. */
export const EdgedCard = chakra('li', {
  base: { bg: 'surface', borderWidth: '1px', borderTopWidth: '3px', borderTopColor: 'highlight' },
});
