import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { WordPart } from './word-parts.ts';

/** A text with what was taken out and what was put in, told apart by more than a colour. */
export function WordDifferences({ parts }: { parts: WordPart[] }) {
  return (
    <Box
      bg="surface"
      borderWidth="1px"
      borderRadius="sm"
      px="3"
      py="2"
      fontSize="sm"
      lineHeight="1.7"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
    >
      {parts.map(({ kind, text }, at) =>
        kind === 'same' ? (
          text
        ) : kind === 'added' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <Added key={at}>
            <VisuallyHidden> Added: </VisuallyHidden>
            {text}
            <VisuallyHidden> End of addition. </VisuallyHidden>
          </Added>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <Removed key={at}>
            <VisuallyHidden> Removed: </VisuallyHidden>
            {text}
            <VisuallyHidden> End of removal. </VisuallyHidden>
          </Removed>
        ),
      )}
    </Box>
  );
}

const Added = chakra('ins', {
  base: {
    bg: 'brandSoft',
    color: 'brandDeep',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    px: '0.5',
  },
});
const Removed = chakra('del', {
  base: { bg: 'dangerSoft', color: 'dangerText', textDecoration: 'line-through', px: '0.5' },
});
