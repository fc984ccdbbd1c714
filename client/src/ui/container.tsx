import { chakra } from '@chakra-ui/react';

/** The width of the content with the page's side margins. */
export const Container = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: 'gutter' } });
