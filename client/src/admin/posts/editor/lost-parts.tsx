import { Box } from '@chakra-ui/react';

/** What of a paste or drop could not be kept. Always there, so that it is read out when it is filled. */
export function LostParts({ sentence }: { sentence: string }) {
  const shown = sentence && { px: '3', py: '2', bg: 'dangerSoft', color: 'dangerText' };
  return (
    <Box role="status" fontSize="sm" {...shown}>
      {sentence}
    </Box>
  );
}
