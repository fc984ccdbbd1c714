import { Box, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Weave } from '../../ui/weave.tsx';

/** Opens the testimonials. */
export function AlumniHero({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <Box bg="brand" color="paper" borderRadius="md" overflow="hidden" mb={{ base: '5', md: '6' }}>
      <Box px={{ base: '5', md: '8' }} py={{ base: '6', md: '8' }}>
        <chakra.h1
          ref={titleRef}
          tabIndex={-1}
          textStyle="title"
          fontSize="clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)"
        >
          Testimonials
        </chakra.h1>
        <chakra.p mt="2" maxW="measure" color="highlightSoft">
          What travellers say, in their own words. Visitors read it before they write to us.
        </chakra.p>
      </Box>
      <Weave h="6px" color="highlight" />
    </Box>
  );
}
