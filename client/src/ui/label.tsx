import { chakra } from '@chakra-ui/react';

/** Small capitals above a heading or beside a fact. */
export const Label = chakra('p', { base: { textStyle: 'label', color: 'highlightText' } });
